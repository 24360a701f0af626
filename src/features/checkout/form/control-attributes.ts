import type { ComponentProps } from 'react'
import { maxEmailLength } from '#src/forms/email.ts'
import type { AddressKind } from './address-form-fields.ts'

type Attributes = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength'
>

const tokens: Record<string, string> = {
  company: 'organization',
  firstName: 'given-name',
  lastName: 'family-name',
  address1: 'address-line1',
  address2: 'address-line2',
  zipCode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  country: 'country',
}

/** Maximum length of the shopper's remark about the order. */
export const maxRemarkLength = 500

const maxLengths: Record<string, number> = {
  email: maxEmailLength,
  zipCode: 12,
  phoneNumber: 32,
  identityNumber: 20,
}

export function attributesOf(kind: AddressKind, key: string): Attributes {
  const maxLength = maxLengths[key] ?? 100
  switch (key) {
    case 'email':
      return { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false, maxLength }
    case 'phoneNumber':
      return { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength }
    case 'identityNumber':
    case 'vatNumber':
      return { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength }
    case 'zipCode':
      return {
        autoComplete: completion(kind, key),
        autoCapitalize: 'characters',
        spellCheck: false,
        maxLength,
      }
    default:
      return { autoComplete: completion(kind, key), maxLength }
  }
}

export function completion(kind: AddressKind, key: string): string {
  const token = tokens[key]
  return token ? `${kind === 'address' ? 'billing' : 'shipping'} ${token}` : 'off'
}
