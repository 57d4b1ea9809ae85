import { describe, expect, it } from 'vitest'
import { expandVectors } from '../engine/cases/expand.js'
import { loadVectorFiles } from '../engine/cases/load.js'
import { caseOf } from '../fuzz/generated-case.js'
import { vectorsDirectory } from '../package.js'
import { questionOf } from './question-of.js'

const vectors = loadVectorFiles(vectorsDirectory).flatMap((file) => file.vectors)
const byId = new Map(vectors.map((vector) => [vector.id, vector]))

describe('the question of a case', () => {
  it('asks the same again, of vectors of each kind', () => {
    const some = expandVectors(vectors).filter((_, index) => index % 4 === 0)
    const other = some.filter((subject) => {
      const again = caseOf(questionOf(subject, byId), subject.id)
      return JSON.stringify([again.request, again.directory]) !== JSON.stringify([subject.request, subject.directory])
    })
    expect(other.map(({ id }) => id)).toEqual([])
  })
})
