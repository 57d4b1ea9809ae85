import { asList, asObject, type JsonObject } from '../../spec/reference/verdict.js'
import type { Question } from '../question.js'
import type { Reach, Reaches } from './reading.js'
import { isGeneration } from './sessions.js'

/** What holds of everything that is published: whoever looks at the directory afterwards looks at all of it. */
const isPublished: Reach = (_, { file }) => typeof file === 'string'

/** A successor beside its log. Note 0020. */
export const publicationReaches: Reaches = {
  'publication.source': (it) => entries(it).filter(({ name }) => isGeneration(name)).length > 1,
  'publication.name': isPublished,
  'publication.complete': isPublished,
  'publication.no-intermediate': ({ format, to = 0 }) => to - format > 1,
  'publication.mode': isPublished,
  'publication.kept': (it) => entries(it).length > 1,
  'publication.nothing-left': isPublished,
  'publication.inert': (it) => entries(it).some(({ name }) => !isGeneration(name)),
  'publication.again': ({ input }) => input.again !== undefined,
}

/** Seen where the log is refused: nothing else is taken in its place. */
export const faultyPublicationReaches: Reaches = {
  'publication.no-fallback': (it, { outcome }) =>
    outcome === 'refuse' &&
    entries(it)
      .slice(1)
      .some(({ name }) => isGeneration(name)),
}

function entries({ input }: Question): JsonObject[] {
  return asList(input.directory).map(asObject)
}
