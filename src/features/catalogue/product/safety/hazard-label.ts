import type { ServerI18n } from '#src/i18n/i18n.ts'

export interface Sign {
  source: string
  /** The hazard it warns of, as its text alternative. */
  name: string
}

/** The label of a dangerous product, in the shopper's language. */
export interface HazardLabel {
  signs: Sign[]
  /** "Danger" or "Warning"; empty for hazards that have no signal word. */
  signal: string
  hazards: string[]
  precautions: string[]
}

/** Pictograms that are drawn in `public/safety/`. */
const drawn = ['GHS02', 'GHS04', 'GHS05', 'GHS07', 'GHS08', 'GHS09']
const signals = ['Danger', 'Warning']

/**
 * The label of a product before an order (Regulation (EC) 1272/2008, article 48), by its codes: `GHS02, Danger, H222,
 * P410+P412`. Codes without a text or a drawing are left out, as are UN numbers, which are for carriers. Null if no code
 * remains.
 */
export function hazardLabel(codes: string, { find }: Pick<ServerI18n, 'find'>): HazardLabel | null {
  const all = [...new Set(codes.replace(/\s*\+\s*/g, '+').split(/[,;\s]+/))]
  const textsOf = (wanted: (code: string) => boolean) =>
    all.filter(wanted).flatMap((code) => find(`hazard.${code}`) ?? [])
  const label = {
    signs: all
      .filter((code) => drawn.includes(code))
      .map((code) => ({ source: `/safety/${code}.svg`, name: find(`hazard.${code}`) ?? '' })),
    // If codes have different signal words, a label has the stronger one.
    signal: textsOf((code) => code === signals.find((word) => all.includes(word)))[0] ?? '',
    hazards: textsOf((code) => /^(?:EU)?H\d/.test(code)),
    precautions: textsOf((code) => /^P\d/.test(code)),
  }
  const { signs, signal, hazards, precautions } = label
  return signs.length + signal.length + hazards.length + precautions.length > 0 ? label : null
}
