import type { I18n } from '#src/i18n/i18n.ts'

/** The period in which the seller is liable for faults that a part has on delivery. */
interface Guarantee {
  years: number
  /** True where it lasts as long as goods of the kind can be expected to, and at least these years. */
  lasting?: boolean
  /** True where a faulty part can be rejected within 30 days. */
  rejectable?: boolean
}

/** The least that all members of the Union grant (Directive (EU) 2019/771, article 10). */
const ofUnion: Guarantee = { years: 2 }

/**
 * Longer periods by country: konsumentköplagen (SE), kuluttajansuojalaki (FI), Burgerlijk Wetboek 7 (NL),
 * forbrukerkjøpsloven (NO), Consumer Rights Act 2015 and Limitation Act 1980 (GB).
 */
const ofCountries: Readonly<Record<string, Guarantee>> = {
  SE: { years: 3 },
  FI: { years: 2, lasting: true },
  NL: { years: 2, lasting: true },
  NO: { years: 5 },
  GB: { years: 6, rejectable: true },
}

export interface GuaranteeText {
  title: string
  text: string
}

/** The notice on the legal guarantee of the country of delivery, an ISO 3166 code. */
export function guaranteeText(country: string | null, { t }: Pick<I18n, 't'>): GuaranteeText {
  const { years, lasting, rejectable } = ofCountries[country ?? ''] ?? ofUnion
  return {
    title: t(lasting ? 'guarantee.lasting' : 'guarantee.title', { years }),
    text: [t('guarantee.text'), ...(rejectable ? [t('guarantee.reject')] : [])].join(' '),
  }
}
