// Meta, "Customer information parameters": https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters

import * as v from 'valibot'
import { sha256 } from '../../digest.ts'
import { userDataLengths } from '../../limits.ts'

/** A visitor's data for the advertising platform: contact data only as hashes, unknown fields left out. */
export interface UserData {
  em?: string[]
  ph?: string[]
  client_ip_address?: string
  client_user_agent: string
  fbp?: string
  fbc?: string
}

/** Null if malformed. Hashes are rejected: they would be hashed again without notice. */
export function normalEmail(text: string): string | null {
  const email = text.trim().toLowerCase()
  return v.is(v.pipe(v.string(), v.email(), v.maxLength(userDataLengths.email)), email) ? email : null
}

/** Digits with the country code, without leading zeros; `country`: of a number without one. Null if not valid there. */
export async function normalPhone(text: string, country: string | null): Promise<string | null> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const known = country && isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(text.slice(0, userDataLengths.phone), known)
  return number?.isValid() ? number.number.replace('+', '') : null
}

export async function hashed(texts: (string | null)[]): Promise<string[]> {
  const known = [...new Set(texts.flatMap((text) => text ?? []))]
  return Promise.all(known.map((text) => sha256(text)))
}

const cookieShape = /^fb\.\d\.\d{10,16}\.[\w.-]{1,500}$/

export function pixelCookies(
  cookie: (name: string) => string | undefined,
  pages: URL[],
  now: number,
): Pick<UserData, 'fbp' | 'fbc'> {
  const wellFormed = (value: string | undefined) => (value && cookieShape.test(value) ? value : null)
  const [click] = pages.flatMap((page) => page.searchParams.get('fbclid') ?? [])
  const made = click && /^[\w-]{1,500}$/.test(click) ? `fb.1.${now}.${click}` : null
  const fbp = wellFormed(cookie('_fbp'))
  const fbc = wellFormed(cookie('_fbc')) ?? made
  return { ...(fbp && { fbp }), ...(fbc && { fbc }) }
}
