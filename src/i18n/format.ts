import type { Locale } from './locales.ts'

const moneyFormats = new Map<string, Intl.NumberFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()
const measureFormats = new Map<string, Intl.NumberFormat>()
const litreFormats = new Map<string, Intl.NumberFormat>()

/** The locale of numbers in a language and country: `sv` in Finland is not `sv` in Sweden. */
export function intlLocale(locale: Locale, country?: string | null): string {
  return country ? `${locale}-${country}` : locale
}

/** The code of ISO 4217 for no currency. */
const noCurrency = 'XXX'

/** An amount with its currency, whole amounts without decimals. `MoneyText` of `src/ui` writes the same in components. */
export function formatMoney(amount: number, currency: string, intl: string): string {
  const key = `${intl} ${currency}`
  let format = moneyFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(intl, {
      style: 'currency',
      currency: currency || noCurrency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    })
    moneyFormats.set(key, format)
  }
  return format.format(amount)
}

/** A duration in whole minutes: "3 hr 12 min". */
export function formatMinutes(minutes: number, locale: string): string {
  const text = (unit: 'hour' | 'minute', count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
  const hours = Math.floor(minutes / 60)
  return [...(hours > 0 ? [text('hour', hours)] : []), text('minute', minutes % 60)].join(' ')
}

/** A count in the writing of a locale: 1,240 in English, 1.240 in German. */
export function formatNumber(amount: number, intl: string): string {
  return kept(numberFormats, intl, {}).format(amount)
}

/** A number that has a unit, as drawings and catalogues write it: without separators for thousands, 1240 mm. */
export function formatMeasure(amount: number, intl: string): string {
  return kept(measureFormats, intl, { useGrouping: false }).format(amount)
}

/** The displacement of an engine in litres, with one decimal as on its boot lid: 2316 cm³ are 2.3, in German 2,3. */
export function formatLitres(cubicCentimetres: number, intl: string): string {
  return kept(litreFormats, intl, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    cubicCentimetres / 1000,
  )
}

function kept(
  formats: Map<string, Intl.NumberFormat>,
  intl: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  let format = formats.get(intl)
  if (!format) {
    format = new Intl.NumberFormat(intl, { maximumFractionDigits: 3, ...options })
    formats.set(intl, format)
  }
  return format
}
