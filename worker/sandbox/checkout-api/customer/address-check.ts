import { regions } from '../../demo-catalogue/regions.ts'
import data from '../../demo-catalogue/seed/data/markets.json'
import { findState } from '../selection/change-region.ts'

const postalCodes = new Map(Object.entries(data.postalCode))

/** True if a text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}

/**
 * Errors of an address by field: a malformed e-mail address or postal code, a state that the country does not have.
 * Fields that are empty have none.
 */
export function malformedFields({
  email = '',
  zipCode = '',
  country = '',
  state = '',
}: {
  email?: string
  zipCode?: string
  country?: string
  state?: string
}): Record<string, string> {
  const postalCode = postalCodes.get(country)?.regex
  const region = regions.country(country)
  const wrong = {
    email: email !== '' && !isEmail(email),
    zipCode:
      zipCode !== '' && postalCode !== undefined && !new RegExp(postalCode).test(zipCode.toUpperCase()),
    state: state !== '' && region !== null && region.states.length > 0 && !findState(region, state),
  }
  return Object.fromEntries(
    Object.entries(wrong).flatMap(([field, isWrong]) => (isWrong ? [[field, 'not valid']] : [])),
  )
}
