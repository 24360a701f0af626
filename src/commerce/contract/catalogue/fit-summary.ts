import { everyCar } from './fit-scope.ts'
import type { Advice, FitmentRow } from './fitment-row.ts'

/** A summary that was read: every car, or the rows of certain cars. Null where nothing is known about cars. */
export type Fitment = { kind: 'universal' } | { kind: 'rows'; rows: FitmentRow[] } | null

/** Maximum characters of a summary that is read, and of rows in it. */
const maxLength = 8_000
const maxRows = 200

/** Codes of the properties that have one value. */
const valueCodes = {
  s: 'steering',
  g: 'gearbox',
  b: 'brakeSystem',
  p: 'colourCode',
  i: 'interiorCode',
} as const

const advices: readonly (readonly [code: string, advice: Advice])[] = [
  ['h', 'handbook'],
  ['g', 'otherGrade'],
]

const steerings = ['lhd', 'rhd'] as const
const gearboxes = ['manual', 'automatic'] as const

const encode = (value: string) =>
  encodeURIComponent(value).replace(
    /[.!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * The attribute `fit_summary`: the fitment rows of a product without notes, short enough for listings. `fitSummaryOf` gives
 * goods that fit every car the summary `everyCar`.
 *
 * Models are separated by `;`, the rows of a model by `|`, and the facts of a row begin with a comma; values are
 * percent-encoded:
 *
 * `volvo-240:b21a.b21f,1975-1984.7,bdrum-228|:b230f,1985-1993;volvo-740,1984-1992,c271000-,oestate`
 *
 * After a colon are the vehicle keys without the model they begin with; a key that does not begin with it is whole, after
 * a slash. Then follow model years, with a month after a point, and the conditions by a letter: `b` brake system, `c`
 * chassis numbers, `g` gearbox, `i` interior code, `o` bodies, `p` colour code, `s` steering side. `q` is no condition, but
 * how many pieces the car needs, or litres where `quantity_per` is `litre`: `q4`, `q3.9`. `a` is no condition either, but
 * that the part does not simply fit, see `Advice`: `ah` the handbook decides, `ag` another grade than the recommended one.
 */
export function fitSummary(rows: readonly FitmentRow[]): string {
  return [...Map.groupBy(rows, ({ model }) => model)]
    .map(([model, ofModel]) => encode(model) + ofModel.map(rowText).join('|'))
    .join(';')
}

function rowText(row: FitmentRow): string {
  const engines = row.engines.map((key) => shortKey(row, key)).join('.')
  const facts = [
    rangeText(monthText(row.yearFrom, row.monthFrom), monthText(row.yearTo, row.monthTo)),
    ...Object.entries(valueCodes).map(([code, field]) => {
      const value = row[field]
      return value === undefined ? '' : code + encode(value)
    }),
    prefixed('o', row.bodies.map(encode).join('.')),
    prefixed('c', rangeText(textOf(row.chassisFrom), textOf(row.chassisTo))),
    prefixed('q', quantityText(row.qty)),
    prefixed('a', advices.find(([, advice]) => advice === row.advice)?.[0] ?? ''),
  ]
  return prefixed(':', engines) + facts.map((fact) => prefixed(',', fact)).join('')
}

function shortKey({ model }: FitmentRow, key: string): string {
  return key.startsWith(`${model}-`) ? encode(key.slice(model.length + 1)) : `/${encode(key)}`
}

const textOf = (value: string | number | undefined) =>
  value === undefined ? '' : encode(String(value)).replaceAll('-', '%2D')
const monthText = (year: number | undefined, month: number | undefined) =>
  year === undefined ? '' : `${year}${month === undefined ? '' : `.${month}`}`
const rangeText = (from: string, to: string) => (from === '' && to === '' ? '' : `${from}-${to}`)
const quantityText = (qty: number | undefined) => (isQuantity(String(qty)) ? String(qty) : '')
const isQuantity = (text: string) => /^\d{1,3}(?:\.\d{1,3})?$/.test(text) && Number(text) > 0
const prefixed = (code: string, text: string) => (text === '' ? '' : code + text)

/** Parses a summary; a row with a fact that cannot be read is left out rather than read wrong. */
export function parseFitSummary(text: string): Fitment {
  if (text === everyCar) return { kind: 'universal' }
  if (text === '' || text.length > maxLength) return null
  const rows = text
    .split(';')
    .flatMap((group) => {
      const [, modelText = '', rowsText = ''] = /^([^:,|]*)(.*)$/s.exec(group) ?? []
      const model = decode(modelText)
      return model === null ? [] : rowsText.split('|').flatMap((row) => parseRow(model, row) ?? [])
    })
    .slice(0, maxRows)
  return rows.length > 0 ? { kind: 'rows', rows } : null
}

/** The rows of a summary; none where it has no certain cars. */
export function rowsOfSummary(text: string): FitmentRow[] {
  const fitment = parseFitSummary(text)
  return fitment?.kind === 'rows' ? fitment.rows : []
}

function parseRow(model: string, text: string): FitmentRow | null {
  const [head = '', ...facts] = text.split(',')
  const engines = head === '' ? [] : head.startsWith(':') ? head.slice(1).split('.').map(parseKey) : [null]
  const row: FitmentRow = { model, engines: engines.filter((key) => key !== null), bodies: [], note: {} }
  return row.engines.length === engines.length && facts.every((fact) => readFact(row, fact)) ? row : null

  function parseKey(key: string): string | null {
    const decoded = decode(key.replace(/^\//, ''))
    return decoded === null || key.startsWith('/') ? decoded : `${model}-${decoded}`
  }
}

/** Adds a fact to a row; false where it cannot be read. */
function readFact(row: FitmentRow, fact: string): boolean {
  if (/^[\d-]/.test(fact)) return readYears(row, fact)
  const code = fact.charAt(0)
  const text = fact.slice(1)
  if (code === 'c') return readChassis(row, text)
  if (code === 'q') {
    row.qty = Number(text)
    return isQuantity(text)
  }
  if (code === 'a') {
    const [, advice] = advices.find(([code]) => code === text) ?? []
    if (advice) row.advice = advice
    return advice !== undefined
  }
  if (code === 'o') {
    const bodies = text.split('.').map(decode)
    row.bodies = bodies.filter((body) => body !== null)
    return row.bodies.length === bodies.length
  }
  const value = decode(text)
  if (value === null) return false
  const steering = steerings.find((side) => side === value)
  const gearbox = gearboxes.find((kind) => kind === value)
  if (code === 's' && steering) row.steering = steering
  else if (code === 'g' && gearbox) row.gearbox = gearbox
  else if (code === 'b') row.brakeSystem = value
  else if (code === 'p') row.colourCode = value
  else if (code === 'i') row.interiorCode = value
  else return false
  return true
}

function readYears(row: FitmentRow, text: string): boolean {
  const match = /^(?:(\d{4})(?:\.(\d{1,2}))?)?-(?:(\d{4})(?:\.(\d{1,2}))?)?$/.exec(text)
  if (!match) return false
  const [, yearFrom, monthFrom, yearTo, monthTo] = match
  if (yearFrom) row.yearFrom = Number(yearFrom)
  if (monthFrom) row.monthFrom = Number(monthFrom)
  if (yearTo) row.yearTo = Number(yearTo)
  if (monthTo) row.monthTo = Number(monthTo)
  return [monthFrom, monthTo].every((month) => !month || (Number(month) >= 1 && Number(month) <= 12))
}

function readChassis(row: FitmentRow, text: string): boolean {
  const [from, to, ...rest] = text.split('-')
  if (from === undefined || to === undefined || rest.length > 0) return false
  for (const [name, part] of [
    ['chassisFrom', from],
    ['chassisTo', to],
  ] as const) {
    if (part === '') continue
    const value = decode(part)
    if (value === null) return false
    row[name] = /^\d{1,15}$/.test(value) ? Number(value) : value
  }
  return true
}

/** Null for an empty or malformed text. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text) || null
  } catch {
    return null
  }
}
