const numberFormats = new Map<string, Intl.NumberFormat>()

export function formatNumber(amount: number, intl: string): string {
  let format = numberFormats.get(intl)
  if (!format) {
    format = new Intl.NumberFormat(intl, { maximumFractionDigits: 3 })
    numberFormats.set(intl, format)
  }
  return format.format(amount)
}
