import { countryName } from '#src/features/region/region-text.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import {
  type AddressKind,
  addressKeys,
  type FieldName,
  identityKey,
  kindOf,
  readableKey,
} from './address-form-fields.ts'
import type { Doubt, Problem } from './problem.ts'

const labelled = [...addressKeys, identityKey] as const

/** Fields whose listed problem says what to enter. */
const entered = [
  'email',
  'phoneNumber',
  'country',
  'company',
  'vatNumber',
  'firstName',
  'lastName',
  'address1',
  'houseNumber',
  'zipCode',
  'city',
  'state',
] as const

const hinted = ['email', 'phoneNumber', 'vatNumber', 'identityNumber'] as const

/** Countries that have a name of their own for the number of a person. */
const identityCountries = ['DK', 'FI', 'NO', 'SE'] as const

/** The label of a field of an address in `country`, which is empty where the label does not depend on it. */
export function labelOf(t: I18n['t'], key: string, country = ''): string {
  const numbered = identityCountries.find((code) => key === identityKey && code === country)
  if (numbered) return t(`checkout.identityNumber.${numbered}`)
  const known = labelled.find((name) => name === key)
  return known ? t(`checkout.field.${known}`) : readableKey(key)
}

export function hintOf(t: I18n['t'], kind: AddressKind, key: string): string | null {
  // The confirmation goes to the email of the billing address.
  if (kind === 'shippingAddress' && key === 'email') return null
  const known = hinted.find((name) => name === key)
  return known ? t(`checkout.hint.${known}`) : null
}

export function problemText(t: I18n['t'], problem: Problem): string {
  if (typeof problem === 'object') {
    const { name, example } = problem
    return t('checkout.problem.example', {
      problem: problemText(t, name),
      // No-break spaces keep an example on one line.
      example: example.replaceAll(' ', '\u00a0'),
    })
  }
  switch (problem) {
    case 'required':
    case 'email':
    case 'phone':
    case 'phoneCode':
    case 'phoneShort':
    case 'phoneLong':
    case 'phoneDigits':
      return t(`forms.${problem}`)
    default:
      return t(`checkout.problem.${problem}`)
  }
}

/** A problem in a list, of which `link` leads to the field: what to enter there, or its name and what is wrong. */
export function listedProblem(
  t: I18n['t'],
  { name, label, problem }: { name: FieldName; label: string; problem: Problem },
): { link: string; rest: string } {
  const key = name.slice(name.indexOf('.') + 1)
  const known = problem === 'required' ? entered.find((entry) => entry === key) : undefined
  if (known) return { link: t(`checkout.enter.${known}`), rest: '' }
  return { link: label, rest: ` – ${problemText(t, problem)}` }
}

export function doubtText(i18n: Pick<I18n, 't' | 'locale'>, { name, country }: Doubt): string {
  return i18n.t(`checkout.doubt.${name}`, { country: countryName(country, i18n) })
}

export function nameOfField(
  t: I18n['t'],
  name: FieldName,
  countryOf: (kind: AddressKind) => string = () => '',
): string {
  if (name === 'termsAndConditions') return t('checkout.terms')
  if (name === 'shippingMethod' || name === 'paymentMethod') return t(`checkout.${name}`)
  return labelOf(t, name.slice(name.indexOf('.') + 1), countryOf(kindOf(name)))
}
