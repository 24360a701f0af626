/** The period in which a seller is liable to a consumer for faults that goods have on delivery. */
export interface LegalGuarantee {
  years: number
  /** True where it lasts as long as goods of the kind can be expected to, and at least these years. */
  lasting: boolean
  /** True where a faulty part can be rejected within 30 days. */
  rejectable: boolean
}

/** The least that all members of the Union grant (Directive (EU) 2019/771, article 10). */
const ofUnion: LegalGuarantee = { years: 2, lasting: false, rejectable: false }

/**
 * Longer periods by country: konsumentköplagen (SE), kuluttajansuojalaki (FI), Burgerlijk Wetboek 7 (NL),
 * forbrukerkjøpsloven (NO), Consumer Rights Act 2015 and Limitation Act 1980 (GB).
 */
const ofCountries: Readonly<Record<string, Partial<LegalGuarantee>>> = {
  SE: { years: 3 },
  FI: { lasting: true },
  NL: { lasting: true },
  NO: { years: 5 },
  GB: { years: 6, rejectable: true },
}

/** The legal guarantee in the country of delivery, an ISO 3166 code; that of the Union where nothing else is known. */
export function legalGuaranteeIn(country: string | null): LegalGuarantee {
  return { ...ofUnion, ...ofCountries[country ?? ''] }
}
