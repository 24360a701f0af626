import type { Refused } from '#src/commerce/reply.ts'
import { type FieldName, identityKey } from '../form/address-form-fields.ts'
import type { Problem } from '../form/problem.ts'
import type { Problems } from '../form/validate-fields.ts'

export interface RefusedOrder {
  problems: Problems
  whole: 'stock' | 'empty' | 'payment' | 'busy' | 'other' | null
  messages: string[]
}

const named: FieldName[] = ['termsAndConditions', 'shippingMethod']

/** `whole` is null if problems of fields are the only reasons. */
export function parseRefusal({ status, errors, messages }: Refused): RefusedOrder {
  if (status === 429) return { problems: {}, whole: 'busy', messages: [] }
  const problems: Problems = {}
  const rest: string[] = []
  for (const [key, text] of Object.entries(errors)) {
    const name = fieldNameOf(key)
    if (name) problems[name] = problemOf(name, text)
    else rest.push(key)
  }
  const isNamed = Object.keys(problems).length > 0
  return { problems, whole: wholeOf(rest) ?? (isNamed ? null : 'other'), messages }
}

function fieldNameOf(key: string): FieldName | null {
  const [, kind, field] = /^(address|shippingAddress)\.(\w+)$/.exec(key) ?? []
  if (field && (kind === 'address' || kind === 'shippingAddress')) return `${kind}.${field}`
  return named.find((name) => name === key) ?? null
}

function problemOf(name: FieldName, text: string): Problem {
  if (name === 'termsAndConditions') return 'terms'
  if (name === 'shippingMethod') return 'choose'
  if (text === 'required') return 'required'
  switch (name.slice(name.indexOf('.') + 1)) {
    case 'email':
      return 'email'
    case 'phoneNumber':
      return 'phone'
    case 'vatNumber':
      return 'vatNumber'
    case 'zipCode':
      return 'zipCode'
    case 'country':
      return 'country'
    case identityKey:
      return 'identity'
    default:
      return 'notAccepted'
  }
}

function wholeOf(keys: string[]): RefusedOrder['whole'] {
  if (keys.length === 0) return null
  if (keys.includes('stock')) return 'stock'
  if (keys.includes('selection')) return 'empty'
  return keys.includes('paymentMethod') ? 'payment' : 'other'
}
