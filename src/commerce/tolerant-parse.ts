import * as v from 'valibot'

/** The way to a value in a JSON body: keys of objects and indexes of arrays. */
type Path = readonly (string | number)[]

/** What a body says as far as it can be read, or why nothing of it can. */
export type TolerantResult<T> =
  /** `unreadable`: the paths of what was left out, `products.3.items.0.stock`; never values. */
  { ok: true; value: T; unreadable: string[] } | { ok: false; issues: string[] }

/** Each pass takes away one level of records more; no reply nests its required records deeper. */
const maxPasses = 8
const maxPathsKept = 20

/**
 * Parses a body, leaving out what does not fit the schema: a field becomes absent, and an element of an array null.
 * Where the schema allows neither, the object or array around it goes, and so on outwards. So the schema alone says
 * how much is lost with a fault: what is `nullish` is blanked, what is not takes its record along, and a body whose
 * own subject is unreadable is refused.
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
    if (rest === unreadable) return { ok: false, issues: (first.issues ?? []).map(inWords) }
    parsed = v.safeParse(schema, rest)
  }
  return { ok: true, value: parsed.output, unreadable: pathTexts(first.issues ?? []) }
}

/** In place of a value that cannot be kept. */
const unreadable = Symbol('unreadable')

/** A copy of `value` without what the paths lead to; `unreadable` when nothing is left that could be blanked. */
function withoutFaults(value: unknown, paths: Path[]): unknown {
  if (typeof value !== 'object' || value === null || paths.some(({ length }) => length === 0))
    return unreadable
  const inner = new Map<string | number, Path[]>()
  for (const [key = '', ...rest] of paths) {
    const known = inner.get(key)
    if (known) known.push(rest)
    else inner.set(key, [rest])
  }
  // An array too is read and written by key: the keys of its paths are indexes.
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>
  for (const [key, rest] of inner) {
    const part = copy[key]
    // What is blank already and still at fault is required here.
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

/** Keys may come from outside; what is not like a field's name is not written down. */
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

/** `selection.items.0.price: Invalid type: Expected number but received null`. */
function inWords(issue: v.BaseIssue<unknown>): string {
  return `${pathOf(issue).join('.')}: ${issue.message}`
}
