/** A JSON object. */
export type Document = Record<string, unknown>

export type Scalar = string | number | boolean | null

/** A value within a document that is no list or object, or an empty one, under the path of its names. */
export interface Leaf {
  path: string
  value: Scalar | 'empty list' | 'empty object'
  kind: 'scalar' | 'empty'
}

export const isObject = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The leaves of a document, in its order; the entries of a list have the path of the list. */
export function* leavesOf(value: unknown, path = ''): Generator<Leaf> {
  if (Array.isArray(value)) {
    if (value.length === 0) yield { path, value: 'empty list', kind: 'empty' }
    for (const entry of value) yield* leavesOf(entry, path)
  } else if (isObject(value)) {
    const entries = Object.entries(value)
    if (entries.length === 0 && path !== '') yield { path, value: 'empty object', kind: 'empty' }
    for (const [name, entry] of entries) yield* leavesOf(entry, path === '' ? name : `${path}.${name}`)
  } else if (isScalar(value)) {
    yield { path, value, kind: 'scalar' }
  }
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/** True if a path is an attribute or lies within it. */
export const isWithin = (path: string, attribute: string) =>
  attribute === '*' || path === attribute || path.startsWith(`${attribute}.`)

/** Keeps what the selectors name of a document: attributes, or paths into them. */
export function selectFields(document: Document, selectors: readonly string[]): Document {
  return selectors.includes('*') ? document : selected(document, selectors, '')
}

function selected(document: Document, selectors: readonly string[], path: string): Document {
  const kept: [string, unknown][] = []
  for (const [name, value] of Object.entries(document)) {
    const here = path === '' ? name : `${path}.${name}`
    if (selectors.some((selector) => isWithin(here, selector))) kept.push([name, value])
    else if (selectors.some((selector) => selector.startsWith(`${here}.`))) {
      const inner = within(value, selectors, here)
      if (inner !== undefined) kept.push([name, inner])
    }
  }
  return Object.fromEntries(kept)
}

function within(value: unknown, selectors: readonly string[], path: string): unknown {
  if (Array.isArray(value)) {
    const entries = value.flatMap((entry) => within(entry, selectors, path) ?? [])
    return entries.length > 0 ? entries : undefined
  }
  if (!isObject(value)) return undefined
  const inner = selected(value, selectors, path)
  return Object.keys(inner).length > 0 ? inner : undefined
}
