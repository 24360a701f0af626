import { type Columns, cellsOf, headColumns } from './order-cells.ts'

/** Maximum lines of a list, and characters of a line. */
export const maxOrderLines = 200
export const maxLineLength = 300
/** Maximum characters of a list; no list within its limits is longer. */
export const maxListLength = 2 * maxOrderLines * maxLineLength
const maxReadings = 5

export interface Reading {
  number: string
  quantity: string
}

/** A line with its possible readings, the likeliest first. `1K0 615` is a number with a blank, or 615 pieces of 1K0. */
export interface OrderLine {
  text: string
  readings: Reading[]
}

/** The reason why a list is not looked up. `line` counts from 1, like editors and spreadsheets. */
export type ListProblem =
  | { kind: 'empty' }
  | { kind: 'tooMany'; count: number }
  | { kind: 'longLine'; line: number }
  | { kind: 'tooLong' }

export type ParsedOrderList = { ok: true; lines: OrderLine[] } | { ok: false; problem: ListProblem }

/**
 * Parses a list of part numbers, one per line, typed or copied from a spreadsheet: with or without a quantity, before
 * or after the number, in cells or not. Empty lines and column names are left out.
 */
export function parseOrderList(text: string): ParsedOrderList {
  if (text.length > maxListLength) return refused({ kind: 'tooLong' })
  const written = text
    .toWellFormed()
    .split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)
    .map((line, index) => ({ text: line.replace(invisible, '').replace(blanks, ' '), line: index + 1 }))
    .filter((line) => line.text.trim() !== '' && !/^sep=.$/i.test(line.text))
  const [first, ...others] = written
  const columns = first && others.length > 0 ? headColumns(first.text) : null
  const entries = columns ? others : written
  if (entries.length === 0) return refused({ kind: 'empty' })
  const long = entries.find((entry) => entry.text.length > maxLineLength)
  if (entries.length > maxOrderLines) return refused({ kind: 'tooMany', count: entries.length })
  if (long) return refused({ kind: 'longLine', line: long.line })
  return { ok: true, lines: entries.map((entry) => readLine(entry.text, columns)) }
}

const invisible = /(?!\t)[\p{Cc}\p{Cf}]/gu
const blanks = /[^\S\t]+/g

function refused(problem: ListProblem): ParsedOrderList {
  return { ok: false, problem }
}

function readLine(line: string, columns: Columns | null): OrderLine {
  const text = line.trim().replaceAll('\t', ' ')
  const readings = distinct(readingsOf(line, columns))
  return { text, readings: readings.length > 0 ? readings : [{ number: text, quantity: '' }] }
}

function distinct(readings: readonly Reading[]): Reading[] {
  const known = new Map(
    readings
      .filter(({ number }) => number !== '')
      .map((reading) => [`${reading.number}\n${reading.quantity}`, reading]),
  )
  return [...known.values()].slice(0, maxReadings)
}

function readingsOf(line: string, columns: Columns | null): Reading[] {
  const { cells, separator } = cellsOf(line)
  if (separator === '') return wordReadings(cells[0] ?? '')
  return [...(columns?.separator === separator ? columnReading(cells, columns) : []), ...cellReadings(cells)]
}

function columnReading(cells: readonly string[], columns: Columns): Reading[] {
  const number = cells[columns.number ?? -1] ?? ''
  const quantity = quantityIn(cells[columns.quantity ?? -1] ?? '', wholeQuantity)
  return number === '' ? [] : [{ number, quantity }]
}

/** The readings of a line with cells: the quantity is directly after the number, otherwise last or first. */
function cellReadings(cells: readonly string[]): Reading[] {
  const filled = cells.filter((cell) => cell !== '')
  const quantities = filled.map((cell) => quantityIn(cell, cellQuantity))
  const all = filled.map((_, index) => index)
  const isNumber = (index: number) => quantities[index] === '' && /\p{N}/u.test(filled[index] ?? '')
  const numbers = [...all.filter(isNumber), ...all.filter((index) => !isNumber(index))]
  return numbers.flatMap((at) => {
    const places = [at + 1, filled.length - 1, 0, ...all].filter((place) => place !== at)
    const quantity = places.map((place) => quantities[place] ?? '').find((found) => found !== '')
    const number = filled[at] ?? ''
    return quantity === undefined ? wordReadings(number) : [{ number, quantity }]
  })
}

const unit = '(?:[x×*]|pcs?|pieces?|st(?:k|ck|ück|uks?)?|kpl|pi[eè]ces?|ea|units?)\\.?'
const times = '[x×*]'
/** Marks of a quantity before or after a number. */
const marked = [
  new RegExp(`^(?<number>.+?) ${times} ?(?<quantity>\\d{1,6})$`, 'i'),
  new RegExp(`^(?<number>.+?)[ :=]+(?<quantity>\\d{1,6}) ?${unit}$`, 'i'),
  new RegExp(`^(?<quantity>\\d{1,6}) ?${unit} (?<number>.+)$`, 'i'),
  new RegExp(`^${times} ?(?<quantity>\\d{1,6}) (?<number>.+)$`, 'i'),
  /^(?<number>.+?) ?\((?<quantity>\d{1,6})\)$/,
  /^(?<number>.+?) ?[:=] ?(?<quantity>\d{1,6})$/,
]
const bare = [/^(?<number>.+) (?<quantity>\d{1,4})$/, /^(?<quantity>\d{1,4}) (?<number>.+)$/]

/** The readings of a line without cells: a blank separates the quantity, and also the parts of many numbers. */
function wordReadings(text: string): Reading[] {
  const read = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern): Reading[] => {
      const { number = '', quantity = '' } = pattern.exec(text)?.groups ?? {}
      return number === '' ? [] : [{ number, quantity }]
    })
  return [...read(marked), ...read(bare), { number: text, quantity: '' }]
}

const cellQuantity = new RegExp(`^(?:${times} ?)?(\\d{1,4}) ?(?:${unit})?$`, 'i')
/** A quantity in a quantity column, where a spreadsheet may have written decimals. */
const wholeQuantity = new RegExp(`^(?:${times} ?)?(\\d{1,6})(?:[.,]0{1,2})? ?(?:${unit})?$`, 'i')

function quantityIn(cell: string, pattern: RegExp): string {
  return pattern.exec(cell)?.[1] ?? ''
}
