import { returnFieldLimits as limits } from '../../limits.ts'

/** A field of a provider's return, nested by its names. Objects have no prototype. */
export type ReturnField = string | ReturnField[] | ReturnFields
export interface ReturnFields {
  [name: string]: ReturnField
}

/** Never keys: with them a name could reach the prototype of all objects. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])
/** Parameters of the return address that are ours. */
const shopParameters = new Set(['checkoutToken', 'locale'])

/**
 * Nests fields: `details[result]=x` becomes `{details: {result: 'x'}}`, `list[]` appends, keys 0 … n−1 make an array.
 * The form's field wins over the query's (Centra, "Adyen Drop-In"), the last one over earlier ones. Malformed names
 * stay; the shop's own and names that could reach a prototype go. Null beyond `returnFieldLimits`: a part could change
 * the provider's message.
 */
export function parseReturnFields(query: URLSearchParams, form: URLSearchParams): ReturnFields | null {
  const pairs = query.size + form.size
  if (pairs > limits.fields || !isWithinLimits(query) || !isWithinLimits(form)) return null
  return Object.assign(createRecord(), nest(query), nest(form))
}

function isWithinLimits(parameters: URLSearchParams): boolean {
  return [...parameters].every(
    ([name, value]) =>
      name.length <= limits.nameLength &&
      value.length <= limits.valueLength &&
      segmentsOf(name).length <= limits.depth,
  )
}

function nest(parameters: URLSearchParams): ReturnFields {
  const root: Branch = new Map()
  for (const [name, value] of parameters) {
    const segments = segmentsOf(name)
    if (!shopParameters.has(name) && !segments.some((segment) => forbidden.has(segment)))
      put(root, segments, value)
  }
  return toRecord(root)
}

function segmentsOf(name: string): string[] {
  const [, first, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  if (first === undefined) return [name]
  return [first, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, segment = '']) => segment)]
}

type Branch = Map<string, Branch | string>

function put(root: Branch, segments: string[], value: string) {
  let branch = root
  segments.forEach((segment, index) => {
    const key = segment === '' && index > 0 ? nextIndex(branch) : segment
    if (index === segments.length - 1) {
      branch.set(key, value)
      return
    }
    const known = branch.get(key)
    const next: Branch = known instanceof Map ? known : new Map()
    branch.set(key, next)
    branch = next
  })
}

function nextIndex(branch: Branch): string {
  const indexes = [...branch.keys()].filter(isIndex).map(Number)
  return String(Math.max(-1, ...indexes) + 1)
}

function isIndex(key: string): boolean {
  return /^(?:0|[1-9]\d{0,8})$/.test(key)
}

function toRecord(branch: Branch): ReturnFields {
  const record = createRecord()
  for (const [key, value] of branch) record[key] = toField(value)
  return record
}

function toField(value: Branch | string): ReturnField {
  if (typeof value === 'string') return value
  const list = Array.from(value.keys(), (_, index) => value.get(String(index)))
  return list.some((entry) => entry === undefined)
    ? toRecord(value)
    : list.map((entry) => toField(entry ?? ''))
}

function createRecord(): ReturnFields {
  return Object.create(null)
}

export function canonicalText(field: ReturnField): string {
  if (typeof field === 'string') return JSON.stringify(field)
  if (Array.isArray(field)) return `[${field.map(canonicalText).join()}]`
  const entries = Object.keys(field)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalText(field[key] ?? '')}`)
  return `{${entries.join()}}`
}
