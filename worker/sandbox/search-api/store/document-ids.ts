import { Refusal } from '../refusal.ts'
import type { Document } from '../tokens/leaves.ts'

const maxIdLength = 511

/** The attribute of a document whose name ends with `id`; refuses none and several. */
export function primaryKeyOf(document: Document): string {
  const candidates = Object.keys(document).filter((name) => name.toLowerCase().endsWith('id'))
  const [only, second] = candidates
  const hint = 'Please specify the primary key manually using the `primaryKey` query parameter.'
  if (only === undefined) {
    const message = `The primary key inference failed as the engine did not find any field ending with \`id\` in its name. ${hint}`
    throw new Refusal('index_primary_key_no_candidate_found', message)
  }
  if (second === undefined) return only
  const message = `The primary key inference failed as the engine found ${candidates.length} fields ending with \`id\` in their names: '${only}' and '${second}'. ${hint}`
  throw new Refusal('index_primary_key_multiple_candidates_found', message)
}

/** Documents by id, the last of equal ones; refuses documents without a valid one. */
export function documentIds(documents: readonly Document[], primaryKey: string): Map<string, Document> {
  return new Map(
    documents.map((document) => {
      const id = Object.hasOwn(document, primaryKey) ? document[primaryKey] : undefined
      if (id === undefined) {
        const message = `Document doesn't have a \`${primaryKey}\` attribute: \`${JSON.stringify(document)}\`.`
        throw new Refusal('missing_document_id', message)
      }
      const valid =
        typeof id === 'string' ? /^[\w-]+$/.test(id) && id.length <= maxIdLength : Number.isSafeInteger(id)
      if (!valid) {
        const message = `Document identifier \`${JSON.stringify(id)}\` is invalid. A document identifier can be of type integer or string, only composed of alphanumeric characters (a-z A-Z 0-9), hyphens (-) and underscores (_), and can not be more than ${maxIdLength} bytes.`
        throw new Refusal('invalid_document_id', message)
      }
      return [String(id), document]
    }),
  )
}
