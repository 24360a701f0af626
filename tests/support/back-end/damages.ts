import { sampled } from '../full-check.ts'

/** The way to a value in a JSON body: keys of objects and indexes of arrays. */
export type Path = readonly (string | number)[]

/** A body with one thing wrong. */
export interface Damage {
  /** The path, as `products.0.uri`. */
  path: string
  /** The kind of value put there instead; `absent` when the field is removed. */
  instead: string
  body: unknown
}

/** The possible values of a damaged field: absent, and a value of every other kind. */
const oddities: Record<string, unknown> = {
  null: null,
  text: 'canary',
  emptyText: '',
  surrogate: '\ud800',
  number: -7.5,
  true: true,
  list: [],
  fullList: ['canary'],
  object: {},
}

/** The body with each of its fields and elements, or those at some paths, in turn absent, null, and of a wrong kind. */
export function* damagesOf(body: unknown, paths: readonly Path[] = pathsIn(body)): Generator<Damage> {
  for (const path of paths) {
    const name = path.join('.')
    yield { path: name, instead: 'absent', body: withoutValue(body, path) }
    for (const [instead, value] of Object.entries(oddities)) {
      yield { path: name, instead, body: withValue(body, path, value) }
    }
  }
}

/** `damagesOf` every fourth field, or of all fields in the full check. */
export const sampledDamagesOf = (body: unknown) => damagesOf(body, sampled(pathsIn(body), 4))

/** The value at a path; undefined without one. */
export function valueIn(body: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  )
}

/** Every way into a body, the outer before the inner. */
export function pathsIn(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const key = Array.isArray(value) ? Number(name) : name
    return [[key], ...pathsIn(part).map((path) => [key, ...path])]
  })
}

/** A copy with another value at the end of a path. */
export function withValue(body: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const copy = copyOf(body)
  Reflect.set(copy, key, withValue(Reflect.get(copy, key), rest, value))
  return copy
}

/** A copy without what is at the end of a path: a key that is absent, a list with an element less. */
export function withoutValue(body: unknown, path: Path): unknown {
  const [key, ...rest] = path
  const copy = copyOf(body)
  if (key === undefined) return undefined
  if (rest.length > 0) Reflect.set(copy, key, withoutValue(Reflect.get(copy, key), rest))
  else if (Array.isArray(copy)) copy.splice(Number(key), 1)
  else Reflect.deleteProperty(copy, key)
  return copy
}

/** A copy whose lists are cut to their first elements: a body of the same shape that is quickly gone through. */
export function shortened(value: unknown, elements = 2): unknown {
  if (Array.isArray(value)) return value.slice(0, elements).map((part) => shortened(part, elements))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part, elements)]))
}

function copyOf(value: unknown): object {
  if (typeof value !== 'object' || value === null) throw new Error('There is nothing inside of this.')
  return Array.isArray(value) ? [...value] : { ...value }
}
