const numberFormats = new Map<string, Intl.NumberFormat>()
const measureFormats = new Map<string, Intl.NumberFormat>()

/** A count in the writing of a locale: 1,240 in English, 1.240 in German. */
export function formatNumber(amount: number, intl: string): string {
  return kept(numberFormats, intl, {}).format(amount)
}

/** A number that has a unit, as drawings and catalogues write it: without separators for thousands, 1240 mm. */
export function formatMeasure(amount: number, intl: string): string {
  return kept(measureFormats, intl, { useGrouping: false }).format(amount)
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
