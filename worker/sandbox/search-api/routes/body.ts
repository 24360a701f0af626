import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { CheckoutContext, CheckoutEnv } from '../../checkout-api/env.ts'
import { readText } from '../../checkout-api/wire.ts'
import { Refusal } from '../refusal.ts'
import { parseCsv } from '../requests/parse-csv.ts'
import { type Document, isObject } from '../tokens/leaves.ts'

/** Bytes of a request: of documents, and of anything else. */
const maxDocumentBytes = 8_388_608
const maxBytes = 262_144
const maxDocuments = 10_000

const documentTypes = ['application/json', 'application/x-ndjson', 'text/csv']
const formats: Record<string, string> = { 'application/x-ndjson': 'ndjson', 'text/csv': 'csv' }

/** Reads the body of the request as text, which is asynchronous; the routes parse it. */
export const sentBody: MiddlewareHandler<CheckoutEnv> = async (c, next) => {
  const documents = /\/documents\/?$/.test(c.req.path)
  const ignored = c.req.method === 'GET' || c.req.method === 'HEAD'
  c.set('sent', ignored ? '' : await readText(c.req.raw, documents ? maxDocumentBytes : maxBytes))
  await next()
}

/** The body as text. Refuses one that is too large, empty, or of another type than `accepted`. */
function textOf(c: CheckoutContext, accepted: readonly string[]): { text: string; type: string } {
  const { sent } = c.var
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const names = accepted.map((name) => `\`${name}\``).join(', ')
  const values = `Accepted values for the Content-Type header are: ${names}`
  if (type === '') throw new Refusal('missing_content_type', `A Content-Type header is missing. ${values}`)
  if (!accepted.includes(type)) {
    throw new Refusal('invalid_content_type', `The Content-Type \`${type}\` is invalid. ${values}`)
  }
  if (typeof sent !== 'string') {
    if (sent.status !== 413)
      throw new Refusal('bad_request', 'The provided payload is incomplete and cannot be parsed')
    const size = accepted.length > 1 ? `${maxDocumentBytes / 1_048_576} MiB` : `${maxBytes / 1_024} KiB`
    const message = `The provided payload reached the size limit. The maximum accepted payload size is ${size}.`
    throw new Refusal('payload_too_large', message)
  }
  const format = formats[type] ?? 'json'
  if (sent.trim() === '') throw new Refusal('missing_payload', `A ${format} payload is missing.`)
  return { text: sent, type: format }
}

const Json = v.pipe(v.string(), v.parseJson())

/** The body as JSON. */
export function jsonBody(c: CheckoutContext): unknown {
  const { text } = textOf(c, ['application/json'])
  const parsed = v.safeParse(Json, text)
  if (!parsed.success) {
    throw new Refusal(
      'malformed_payload',
      `The json payload provided is malformed. \`${parsed.issues[0].message}\`.`,
    )
  }
  return parsed.output
}

/**
 * The documents of the body: a list of objects or one; as NDJSON an object in each line, as CSV a record below a header.
 */
export function documentsOf(c: CheckoutContext, csvDelimiter: string | null): Document[] {
  const delimiter = checkedDelimiter(csvDelimiter)
  const { text, type } = textOf(c, documentTypes)
  if (delimiter !== null && type !== 'csv') {
    const sent = type === 'json' ? 'application/json' : 'application/x-ndjson'
    const message = `The Content-Type \`${sent}\` does not support the use of a csv delimiter. The csv delimiter can only be used with the Content-Type \`text/csv\`.`
    throw new Refusal('invalid_content_type', message)
  }
  if (type === 'csv') return fewEnough(parseCsv(text, delimiter ?? ','))
  const parts = type === 'ndjson' ? text.split('\n').filter((line) => line.trim() !== '') : [text]
  const documents = parts.flatMap((part) => {
    const parsed = v.safeParse(Json, part)
    if (!parsed.success) malformed(type, parsed.issues[0].message)
    return type === 'json' && Array.isArray(parsed.output) ? parsed.output : [parsed.output]
  })
  return fewEnough(documents).map((document: unknown) =>
    isObject(document)
      ? document
      : malformed(
          type,
          "Couldn't serialize document value: data are neither an object nor a list of objects",
        ),
  )
}

/** The documents, unless there are too many. */
function fewEnough<Entry>(documents: Entry[]): Entry[] {
  if (documents.length <= maxDocuments) return documents
  const message = `A call may carry ${maxDocuments} documents, not ${documents.length}.`
  throw new Refusal('payload_too_large', message)
}

function checkedDelimiter(text: string | null): string | null {
  if (text === null) return null
  const [first = '', second] = text
  if (first !== '' && second === undefined && first.charCodeAt(0) < 128) return first
  const found =
    first === '' ? 'an empty string' : `the following string of ${[...text].length} characters: \`${text}\``
  const message =
    first !== '' && second === undefined
      ? `csv delimiter must be an ascii character. Found: \`${text}\``
      : `Invalid value in parameter \`csvDelimiter\`: expected a string of one character, but found ${found}`
  throw new Refusal('invalid_document_csv_delimiter', message)
}

function malformed(type: string, reason: string): never {
  throw new Refusal('malformed_payload', `The \`${type}\` payload provided is malformed. \`${reason}\`.`)
}
