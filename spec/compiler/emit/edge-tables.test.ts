import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { compile } from '../compile.js'
import { readNoteSources } from '../read-sources.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { ir } = compile(readNoteSources(root))
const v3 = ir.formats.find(({ format }) => format === 3)
const typesOf = (format: number) => ir.formats.find((it) => it.format === format)?.events.map(({ type }) => type)

describe('what the edge from V3 to V4 reads from tables', () => {
  it('are the blocks that V3 has', () => {
    expect(v3?.tags).toEqual(Object.keys(v3?.maps.ContentBlockMap?.entries ?? {}))
  })

  it('are types of V4 that V3 does not have', () => {
    expect(v3?.late.filter((type) => typesOf(3)?.includes(type) || !typesOf(4)?.includes(type))).toEqual([])
  })

  it('are producers that are told apart, those of one role first', () => {
    const names = v3?.producers.map(({ plugin, role = '' }) => `${plugin} ${role}`) ?? []
    expect(new Set(names).size).toBe(names.length)
    const hidden = v3?.producers.filter(({ plugin, role }, index) => {
      const before = v3.producers.slice(0, index)
      return role !== undefined && before.some((it) => it.plugin === plugin && it.role === undefined)
    })
    expect(hidden).toEqual([])
  })

  it('are for that edge alone', () => {
    const others = ir.formats.filter(({ format }) => format !== 3)
    expect(others.flatMap(({ producers, late, tags }) => [...producers, ...late, ...tags])).toEqual([])
  })
})
