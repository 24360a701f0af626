// Meilisearch, "Documents", CSV: https://www.meilisearch.com/docs/learn/getting_started/documents

import { Refusal } from '../refusal.ts'
import type { Document } from '../tokens/leaves.ts'

type Kind = 'string' | 'number' | 'boolean'
interface Column {
  name: string
  kind: Kind
}

/** Parses documents of a CSV text; `price:number` in its header is a column of numbers, an empty field is null. */
export function parseCsv(text: string, delimiter: string): Document[] {
  const [header = [], ...records] = recordsOf(text, delimiter)
  const columns = header.map(columnOf)
  return records.map((fields, index) => {
    const record = index + 1
    if (fields.length !== columns.length) {
      malformed(
        `CSV error: record ${record}: found record with ${fields.length} fields, but the previous record has ${columns.length} fields`,
      )
    }
    return Object.fromEntries(
      columns.map(({ name, kind }, at) => [name, parseField(fields[at] ?? '', kind, record)]),
    )
  })
}

function columnOf(header: string): Column {
  const [, name = header, kind = 'string'] = /^(.*):(string|number|boolean)$/s.exec(header) ?? []
  return { name, kind: kind === 'number' || kind === 'boolean' ? kind : 'string' }
}

function parseField(field: string, kind: Kind, record: number): string | number | boolean | null {
  if (kind === 'string') return field === '' ? null : field
  const trimmed = field.trim()
  if (trimmed === '') return null
  if (kind === 'boolean') {
    if (trimmed === 'true' || trimmed === 'false') return trimmed === 'true'
    const reason = 'provided string was not `true` or `false`'
    malformed(`Error parsing boolean "${field}" at line: ${record}: ${reason}`)
  }
  if (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed)) return Number(trimmed)
  malformed(`Error parsing number "${field}" at line: ${record}: invalid float literal`)
}

/** The fields of each record; those in quotes may hold delimiters, line breaks and doubled quotes. Empty lines are none. */
function recordsOf(text: string, delimiter: string): string[][] {
  const records: string[][] = []
  let fields: string[] = []
  let field = ''
  let isQuoted = false
  let wasQuoted = false
  const endField = () => {
    fields.push(field)
    field = ''
    wasQuoted = false
  }
  const endRecord = () => {
    const isEmptyLine = fields.length === 0 && field === '' && !wasQuoted
    if (isEmptyLine) return
    endField()
    records.push(fields)
    fields = []
  }
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    if (isQuoted) {
      if (character !== '"') field += character
      else if (text[at + 1] === '"') {
        field += character
        at += 1
      } else isQuoted = false
    } else if (character === '"' && field === '' && !wasQuoted) {
      isQuoted = true
      wasQuoted = true
    } else if (character === delimiter) endField()
    else if (character === '\n' || character === '\r') endRecord()
    else field += character
  }
  endRecord()
  return records
}

function malformed(reason: string): never {
  throw new Refusal('malformed_payload', `The \`csv\` payload provided is malformed: \`${reason}\`.`)
}
