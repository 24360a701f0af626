import type { Locale } from './locales.ts'

const moneyFormats = new Map<string, Intl.NumberFormat>()

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
