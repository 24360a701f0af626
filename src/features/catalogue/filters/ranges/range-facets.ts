import { attributeUnit, attributeValue, isMeasure } from '#src/i18n/attributes.ts'
import { formatMeasure, formatNumber } from '#src/i18n/format.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { Filters } from '../chosen-filters.ts'
import { type Facet, technicalPrefix } from '../facet.ts'
import { priceField } from '../filter-query.ts'
import { parseRange, printRange, type Range, rangeOf } from './range.ts'

export function wholeFacet(facet: Facet, { t }: ServerI18n): Facet {
  const id = facet.field.slice(technicalPrefix.length)
  const numbers = facet.groups.flatMap(({ values }) => values.map(({ value }) => value))
  const isMeasured = facet.field.startsWith(technicalPrefix) && isMeasure(id)
  if (!isMeasured || numbers.length < 3 || !numbers.every((value) => /^\d+(\.\d+)?$/.test(value)))
    return facet
  const decimals = Math.max(...numbers.map((value) => value.split('.')[1]?.length ?? 0))
  return {
    ...facet,
    range: {
      min: Math.min(...numbers.map(Number)),
      max: Math.max(...numbers.map(Number)),
      step: 10 ** -decimals,
      unit: attributeUnit(id),
      text: { from: t('catalogue.from'), to: t('catalogue.to'), apply: t('catalogue.apply') },
    },
  }
}

export function priceFacet(
  { min, max }: { min: number; max: number },
  filters: Filters,
  currency: string,
  i18n: ServerI18n,
): Facet | null {
  const { t, locale } = i18n
  const chosen = rangeOf(filters, priceField)
  if (!chosen && max - min < 1) return null
  return {
    field: priceField,
    name: t('catalogue.price'),
    groups: [],
    chosen: chosen ? 1 : 0,
    more: 0,
    ...(chosen && {
      ranges: [
        {
          value: printRange(chosen),
          name: rangeName(chosen, i18n, (end) => `${formatNumber(end ?? 0, locale)} ${currency}`),
        },
      ],
    }),
    range: {
      min: Math.floor(min),
      max: Math.ceil(max),
      step: 1,
      unit: currency,
      text: { from: t('catalogue.from'), to: t('catalogue.to'), apply: t('catalogue.apply') },
    },
  }
}

export function rangesOf(field: string, chosen: readonly string[], i18n: ServerI18n): Pick<Facet, 'ranges'> {
  const id = field.slice(technicalPrefix.length)
  const ranges = chosen.flatMap((value) => {
    const range = parseRange(value)
    if (!range) return []
    const name = rangeName(range, i18n, (end) => attributeValue(i18n, id, String(end)))
    return [{ value, name }]
  })
  return ranges.length > 0 ? { ranges } : {}
}

/** "240–260 mm"; `withUnit` writes the last number. */
function rangeName(
  { from, to }: Range,
  { locale }: ServerI18n,
  withUnit: (end: number | null) => string,
): string {
  if (to === null) return `≥ ${withUnit(from)}`
  return from === null ? `≤ ${withUnit(to)}` : `${formatMeasure(from, locale)}–${withUnit(to)}`
}
