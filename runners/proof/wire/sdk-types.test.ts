import { describe, expect, it } from 'vitest'
import { sentBodies } from './bodies.fixture.js'
import { extensions, withoutExtensions } from './extensions.fixture.js'
import { typeFaults } from './types.fixture.js'

const sent = sentBodies()
const { bodies, used } = withoutExtensions(sent)

const wrong = { id: 'wrong', adapter: 'openai-chat', body: { model: 'm', messages: [{ role: 'human' }], stream: true } }

describe('what adapters send', () => {
  it('is of the types that the SDKs of the providers publish, apart from the extensions of dialects', () => {
    expect(bodies.length).toBeGreaterThan(0)
    // the last body shows that the types are looked at: one compilation for all, since it takes seconds
    expect(typeFaults([...bodies, wrong])).toEqual([expect.stringMatching(/^wrong: .*human/)])
  }, 120_000)

  it('has each of the extensions that are listed', () => {
    const known = new Set(sent.map(({ adapter }) => adapter))
    const unused = extensions.filter(({ name, adapters }) => adapters.every((it) => known.has(it)) && !used.has(name))
    expect(unused.map(({ name }) => name)).toEqual([])
  })
})
