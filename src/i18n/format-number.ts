const numberFormats = new Map<string, Intl.NumberFormat>()
const measureFormats = new Map<string, Intl.NumberFormat>()
const litreFormats = new Map<string, Intl.NumberFormat>()

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
