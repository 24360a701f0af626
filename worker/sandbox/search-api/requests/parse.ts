import * as v from 'valibot'
import { Refusal, type RefusalCode } from '../refusal.ts'

/** `attributesToHighlight` → `attributes_to_highlight`, as error codes have it. */
export const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

interface Codes {
  /** The code for a wrong value of a field of the outermost object. */
  invalid: (field: string) => RefusalCode
  /** The code for a wrong value of a field of an object in a list. */
  invalidWithin?: (field: string) => RefusalCode
  /** The code for a field that is missing. */
  missing?: (field: string) => RefusalCode
  /** The code for an input that is no object at all. */
  whole?: RefusalCode
  /** True if unknown fields within an object are a wrong value of its field. */
  unknownWithin?: boolean
}

/** Parses what a caller sent; refuses it in the words of the service. */
export function parse<S extends v.GenericSchema>(schema: S, input: unknown, codes: Codes): v.InferOutput<S> {
  if (schema.type === 'strict_object' && Array.isArray(input)) {
    const message = `Invalid value type: expected an object, but found ${described(input)}`
    throw new Refusal(codes.whole ?? 'bad_request', message)
  }
  const parsed = v.safeParse(schema, input, { abortEarly: true })
  if (parsed.success) return parsed.output
  throw refusalOf(parsed.issues[0], schema, codes)
}

type Step = { key?: unknown; value?: unknown; input?: unknown }

function refusalOf(issue: v.BaseIssue<unknown>, schema: v.GenericSchema, codes: Codes): Refusal {
  const steps: Step[] = [...(issue.path ?? [])]
  const at = steps.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')
  const field = String(steps[0]?.key ?? '')
  const invalid =
    codes.invalidWithin && typeof steps[1]?.key === 'number' && steps.length > 2
      ? codes.invalidWithin(String(steps[2]?.key))
      : steps.length > 0
        ? codes.invalid(field)
        : (codes.whole ?? 'bad_request')
  const name = String(steps.at(-1)?.key ?? '')
  const parent = at.slice(0, -name.length - 1)
  if (issue.expected === 'never') {
    const nested = steps.length > 1
    const known = fieldsOf(schema, steps.slice(0, -1)).map((entry) => `\`${entry}\``)
    const inside = nested && !codes.unknownWithin ? ` inside \`${parent}\`` : ''
    const message = `Unknown field \`${name}\`${inside}: expected one of ${known.join(', ')}`
    const code = nested && codes.unknownWithin ? invalid : (codes.whole ?? 'bad_request')
    return new Refusal(code, message)
  }
  if (issue.type === 'strict_object' && issue.input === undefined && steps.length > 0) {
    const inside = steps.length > 1 ? ` inside \`${parent}\`` : ''
    return new Refusal(codes.missing?.(name) ?? 'bad_request', `Missing field \`${name}\`${inside}`)
  }
  if (issue.message.startsWith('=')) return new Refusal(invalid, issue.message.slice(1).replace('{at}', at))
  const where = at === '' ? '' : ` at \`${at}\``
  return new Refusal(
    invalid,
    `Invalid value type${where}: expected ${issue.message}, but found ${described(issue.input)}`,
  )
}

/** The names of the fields of the object at a path. */
function fieldsOf(schema: unknown, steps: readonly Step[]): string[] {
  let here: unknown = schema
  for (const { key } of [...steps, { key: null }]) {
    while (v.is(Wrapping, here)) here = here.wrapped ?? here.pipe?.[0]
    if (key === null) break
    here = v.is(Fields, here) ? here.entries[String(key)] : v.is(Entries, here) ? here.item : null
  }
  return v.is(Fields, here) ? Object.keys(here.entries) : []
}

const Wrapping = v.custom<{ wrapped?: unknown; pipe?: unknown[] }>(
  (value) => typeof value === 'object' && value !== null && ('wrapped' in value || 'pipe' in value),
)
const Fields = v.custom<{ entries: Record<string, unknown> }>(
  (value) => typeof value === 'object' && value !== null && 'entries' in value,
)
const Entries = v.custom<{ item: unknown }>(
  (value) => typeof value === 'object' && value !== null && 'item' in value,
)

function described(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  const text = JSON.stringify(value)
  const shown = text.length > 500 ? `${text.slice(0, 500)}…` : text
  return `${kindOf(value)}: \`${shown}\``
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'string') return 'a string'
  if (typeof value === 'boolean') return 'a boolean'
  if (typeof value !== 'number') return 'an object'
  if (!Number.isInteger(value)) return 'a number'
  return value < 0 ? 'a negative integer' : 'a positive integer'
}
