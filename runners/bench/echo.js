// The peer of the benchmark: a bare NDJSON echo. It reads each line as JSON and writes it back as JSON.
let pending = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', (chunk) => {
  const lines = (pending + chunk).split('\n')
  pending = lines.pop()
  let answers = ''
  for (const line of lines) answers += `${JSON.stringify(JSON.parse(line))}\n`
  process.stdout.write(answers)
})
