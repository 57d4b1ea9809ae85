import { SingleBar } from 'cli-progress'

export interface Progress {
  update(done: number): void
  /** Writes something else to the terminal, with the bar out of the way. */
  aside(write: () => void): void
  stop(): void
}

/** A progress bar for a person who looks on; nothing for a run that is over before it is seen. */
export function startProgress(total: number, stream: NodeJS.WriteStream, unit = ''): Progress {
  const count = `{value}/{total}${unit}`
  const format = process.env.NO_COLOR ? `{bar} ${count}` : `\u001b[2m{bar}\u001b[22m ${count}`
  const bar = new SingleBar({
    format,
    stream,
    hideCursor: true,
    clearOnComplete: true,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    fps: 10,
  })
  let isShown = false
  const timer = setTimeout(() => {
    bar.start(total, done)
    isShown = true
  }, 300)
  let done = 0
  return {
    update(value) {
      done = value
      if (isShown) bar.update(value)
    },
    aside(write) {
      if (isShown) bar.stop()
      write()
      if (isShown) bar.start(total, done)
    },
    stop() {
      clearTimeout(timer)
      if (isShown) bar.stop()
    },
  }
}
