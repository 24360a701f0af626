import type { Locale } from './locales.ts'

const moneyFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

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

export function formatDate(day: string, intl: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? []
  if (!year) return ''
  let format = dateFormats.get(intl)
  if (!format) {
    format = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' })
    dateFormats.set(intl, format)
  }
  return format.format(new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))))
}
