import type { Filter } from '#src/commerce/contract/catalogue/filter.ts'
import type { Filters } from '../chosen-filters.ts'

export interface Range {
  from: number | null
  to: number | null
}

const written = /^(\d{1,7}(?:\.\d{1,3})?)?\.\.(\d{1,7}(?:\.\d{1,3})?)?$/

/** Parses a range among the chosen values of a filter: `240..260`, `240..` or `..260`. Null for any other text. */
export function parseRange(text: string): Range | null {
  const [, from, to] = written.exec(text) ?? []
  return ordered(from === undefined ? null : Number(from), to === undefined ? null : Number(to))
}

export function printRange({ from, to }: Range): string {
  return `${from ?? ''}..${to ?? ''}`
}

const maxTyped = 12

/**
 * Parses a range as a shopper types it, with a comma or a point and any blanks; ends in the wrong order are swapped.
 * Null without a number. `isPrice`: `1.000` is a thousand, as prices are written; for measures it is one.
 */
export function typedRange(from: string, to: string, isPrice: boolean): Range | null {
  return ordered(typedNumber(from, isPrice), typedNumber(to, isPrice))
}

function typedNumber(text: string, isPrice: boolean): number | null {
  if (text.length > maxTyped) return null
  const typed = text.replace(/\s/g, '')
  const digits = isPrice && /^[1-9]\d{0,2}([.,]\d{3})+$/.test(typed) ? typed.replace(/\D/g, '') : typed
  const [, number] = /^(\d{1,7}(?:\.\d{1,3})?)$/.exec(digits.replace(',', '.')) ?? []
  return number === undefined ? null : Number(number)
}

function ordered(from: number | null, to: number | null): Range | null {
  if (from === null && to === null) return null
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

export function rangeOf(filters: Filters, field: string): Range | null {
  const [found = null] = (filters.get(field) ?? []).flatMap((value) => parseRange(value) ?? [])
  return found
}

export function withRange(filters: Filters, field: string, range: Range | null): Filters {
  const others = (filters.get(field) ?? []).filter((value) => parseRange(value) === null)
  const values = range ? [...others, printRange(range)] : others
  const rest = [...filters].filter(([name]) => name !== field)
  return new Map(values.length > 0 ? [...rest, [field, values]] : rest)
}

/**
 * Filters whose ranges are replaced by the values within them, as the service has no ranges. `base`: the listing's
 * filters before any choice. A range without values is unchanged, and matches no product.
 */
export function expandRanges(filters: Filters, base: readonly Filter[]): Filters {
  return new Map(
    [...filters].map(([field, values]): [string, readonly string[]] => {
      const known = base.find((filter) => filter.field === field)?.values.map(({ value }) => value) ?? []
      const expanded = values.flatMap((value) => {
        const range = parseRange(value)
        const within = range ? known.filter((each) => isWithin(each, range)) : []
        return within.length > 0 ? within : [value]
      })
      return [field, [...new Set(expanded)]]
    }),
  )
}

export function hasRange(filters: Filters): boolean {
  return [...filters.values()].some((values) => values.some((value) => parseRange(value) !== null))
}

function isWithin(value: string, { from, to }: Range): boolean {
  if (!/^\d+(\.\d+)?$/.test(value)) return false
  const number = Number(value)
  return (from === null || number >= from) && (to === null || number <= to)
}
