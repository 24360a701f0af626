import data from '../demo-catalogue/seed/data/markets.json'

const patterns = new Map(Object.entries(data.vatNumber))

/** The shop's own country, whose businesses pay VAT. */
const shopCountry = 'SE'

/** Numbers with these digits are well-formed but not registered. */
const unregistered = '4040404'

const bare = (vatNumber: string) => vatNumber.toUpperCase().replace(/[\s.-]/g, '')

/** True if a VAT number has its country's format and, in this simulation, is registered. */
export function isVatNumber(vatNumber: string, country: string): boolean {
  const number = bare(vatNumber)
  const prefix = country === 'GR' ? 'EL' : country
  const pattern = patterns.get(country) ?? `^${prefix}[A-Z0-9]{2,12}$`
  return new RegExp(pattern).test(number) && !number.includes(unregistered)
}

/**
 * True if a buyer is exempt: a business of another EU country accounts for the VAT itself (intra-Community supply,
 * Directive 2006/112/EC, articles 138 and 200).
 */
export function isExempt(vatNumber: string, country: { country: string; eu: boolean }): boolean {
  return country.eu && country.country !== shopCountry && isVatNumber(vatNumber, country.country)
}
