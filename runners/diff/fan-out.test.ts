import { describe, expect, it } from 'vitest'
import type { Case } from '../engine/cases/expand.js'
import { fanOut } from './fan-out.js'

describe('one source for several readers', () => {
  it('gives each of them every case, in whatever order they come', () => {
    const cases = Array.from({ length: 5000 }, (_, index) => ({ id: String(index) }) as Case)
    let at = 0
    const readers = fanOut({ next: () => cases[at++] }, 3)
    const heard = readers.map((): Case[] => [])
    for (let turn = 0; heard.some((it) => it.length < cases.length); turn++) {
      const reader = (turn * turn + (turn >> 3)) % 3
      for (let count = 0; count < 7 * reader + 1; count++) {
        const subject = readers[reader]?.next()
        if (subject) heard[reader]?.push(subject)
      }
      if (turn % 50 === 0) for (const [index, it] of readers.entries()) push(heard[index], it.next())
    }
    for (const it of heard) expect(it).toEqual(cases)
    expect(readers.map((it) => it.next())).toEqual([undefined, undefined, undefined])
  })
})

function push(list: Case[] | undefined, subject: Case | undefined): void {
  if (subject) list?.push(subject)
}
