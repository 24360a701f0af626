import * as v from 'valibot'

/** A path in a JSON body: keys of objects and indexes of arrays. */
type Path = readonly (string | number)[]

/** The readable part of a body, or the reason without one. */
export type TolerantResult<T> =
  /** `unreadable`: the paths of what was left out, `products.3.items.0.stock`; never values. */
  { ok: true; value: T; unreadable: string[] } | { ok: false; issues: string[] }

/** Each pass removes one more level of records; no reply nests required records deeper. */
const maxPasses = 8
const maxPathsKept = 20

/**
 * Parses a body without the parts that do not match the schema: a field becomes absent, an array element null. Where
 * the schema allows neither, the enclosing object or array is removed, and so on outwards. Thus only the schema
 * decides how much is lost: `nullish` fields are blanked, others take their record with them, and a body whose required
 * part is unreadable is refused.
 */
export function parseTolerantly<S extends v.GenericSchema>(
  schema: S,
  body: unknown,
): TolerantResult<v.InferOutput<S>> {
  const first = v.safeParse(schema, body)
  let parsed = first
  let rest = body
  for (let pass = 0; !parsed.success; pass += 1) {
    rest = pass < maxPasses ? withoutFaults(rest, parsed.issues.map(pathOf)) : unreadable
    if (rest === unreadable) return { ok: false, issues: (first.issues ?? []).map(describeIssue) }
    parsed = v.safeParse(schema, rest)
  }
  return { ok: true, value: parsed.output, unreadable: pathTexts(first.issues ?? []) }
}

/** Marks a value that cannot be kept. */
const unreadable = Symbol('unreadable')

/** Copies `value` without the values at the paths; `unreadable` when nothing that may be absent is left. */
function withoutFaults(value: unknown, paths: Path[]): unknown {
  if (typeof value !== 'object' || value === null || paths.some(({ length }) => length === 0))
    return unreadable
  const inner = new Map<string | number, Path[]>()
  for (const [key = '', ...rest] of paths) {
    const innerPaths = inner.get(key)
    if (innerPaths) innerPaths.push(rest)
    else inner.set(key, [rest])
  }
  // An array too is read and written by key: the keys of its paths are indexes.
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>
  for (const [key, rest] of inner) {
    const part = copy[key]
    // The value is absent already, so it is required here.
    if (part === undefined || (part === null && Array.isArray(value))) return unreadable
    const mended = withoutFaults(part, rest)
    if (mended !== unreadable) copy[key] = mended
    else if (Array.isArray(copy)) copy[key] = null
    else delete copy[key]
  }
  return copy
}

function pathOf({ path }: v.BaseIssue<unknown>): Path {
  return (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
}

/** Formats paths; keys that do not look like field names are masked, since they may come from outside. */
function pathTexts(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const texts = issues.map((issue) =>
    pathOf(issue)
      .map((key) => (/^[\w-]{1,40}$/.test(String(key)) ? key : '?'))
      .join('.'),
  )
  const distinct = [...new Set(texts)]
  const more = distinct.length - maxPathsKept
  return more > 0 ? [...distinct.slice(0, maxPathsKept), `${more} more`] : distinct
}

/** Formats an issue: `selection.items.0.price: Invalid type: Expected number but received null`. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${pathOf(issue).join('.')}: ${issue.message}`
}
