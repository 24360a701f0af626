import data from '../../demo-catalogue/seed/data/markets.json'

const patterns = new Map(Object.entries(data.vatNumber))

/** Where the shop itself stands: its own country's businesses pay VAT like everyone. */
const shopCountry = 'SE'

/** Numbers with these digits look right and belong to nobody. */
const unregistered = '4040404'

const bare = (vatNumber: string) => vatNumber.toUpperCase().replace(/[\s.-]/g, '')

/** Whether a VAT number has its country's form and is registered there. */
export function isVatNumber(vatNumber: string, country: string): boolean {
  const number = bare(vatNumber)
  const prefix = country === 'GR' ? 'EL' : country
  const pattern = patterns.get(country) ?? `^${prefix}[A-Z0-9]{2,12}$`
  return new RegExp(pattern).test(number) && !number.includes(unregistered)
}

/** A business of another country of the Union accounts for the tax itself. */
export function isExempt(vatNumber: string, country: { country: string; eu: boolean }): boolean {
  return country.eu && country.country !== shopCountry && isVatNumber(vatNumber, country.country)
}
