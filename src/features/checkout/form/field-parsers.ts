import { isEmail } from '#src/forms/email.ts'
import { loadPhoneCheck, looksLikePhone } from '#src/forms/phone.ts'
import { identityKey } from './address-form-fields.ts'
import type { Doubt, Problem } from './problem.ts'

export type Parsed = { value: string; doubt?: Doubt | null } | { problem: Problem }

export type FieldParser = (text: string, country: string) => Parsed

export type FieldParsers = ReadonlyMap<string, FieldParser>

export const basicParsers: FieldParsers = new Map<string, FieldParser>([
  ['email', (text) => (isEmail(text) ? { value: text } : { problem: 'email' })],
  ['phoneNumber', (text) => (looksLikePhone(text) ? { value: text } : { problem: 'phone' })],
])

/** Country rules load when their field is about to be filled in. */
const loaders = new Map<string, () => Promise<FieldParser>>([
  ['phoneNumber', loadPhoneParser],
  ['zipCode', loadPostcodeParser],
  ['vatNumber', loadVatNumberParser],
  [identityKey, loadIdentityParser],
])

export function dependsOnCountry(key: string): boolean {
  return loaders.has(key)
}

export async function loadFieldParser(key: string): Promise<FieldParser | undefined> {
  const basic = basicParsers.get(key)
  return (
    loaders
      .get(key)?.()
      .catch(() => basic) ?? basic
  )
}

async function loadPhoneParser(): Promise<FieldParser> {
  const checkPhone = await loadPhoneCheck()
  return (text, country) => {
    const { problem, abroad } = checkPhone(text, country)
    if (problem) return { problem }
    return { value: text, doubt: abroad ? { name: 'phone', country: abroad } : null }
  }
}

async function loadPostcodeParser(): Promise<FieldParser> {
  const { parsePostcode, postcodeExample, isPostcodeInUse } = await import('#src/forms/postcode.ts')
  const parse = fieldParser('zipCode', parsePostcode, postcodeExample)
  return (text, country) => {
    const parsed = parse(text, country)
    if ('problem' in parsed || isPostcodeInUse(parsed.value, country)) return parsed
    return { ...parsed, doubt: { name: 'zipCode', country } }
  }
}

async function loadVatNumberParser(): Promise<FieldParser> {
  const { parseVatNumber, vatNumberExample } = await import('#src/forms/vat-number.ts')
  return fieldParser('vatNumber', parseVatNumber, vatNumberExample)
}

async function loadIdentityParser(): Promise<FieldParser> {
  const { parseIdentityNumber, identityNumberExample } = await import('#src/forms/identity-number.ts')
  return fieldParser('identity', parseIdentityNumber, identityNumberExample)
}

function fieldParser(
  name: 'zipCode' | 'vatNumber' | 'identity',
  parse: (text: string, country: string) => string | null,
  exampleOf: (country: string) => string | null,
): FieldParser {
  return (text, country) => {
    const value = parse(text, country)
    if (value !== null) return { value }
    const example = exampleOf(country)
    return { problem: example ? { name, example } : name }
  }
}
