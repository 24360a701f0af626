/**
 * The reason why a text is no phone number: no country has its code (`phoneCode`), too few or many digits for its
 * country, other digits than its country uses (`phoneDigits`), or anything else.
 */
export type PhoneProblem = 'phone' | 'phoneCode' | 'phoneShort' | 'phoneLong' | 'phoneDigits'

export interface PhoneVerdict {
  problem: PhoneProblem | null
  /** The country of a number with another calling code than that of the address; otherwise null. */
  abroad: string | null
}

/** Judges a phone number as typed in a country; empty where the country is unknown. */
export type PhoneCheck = (text: string, country: string) => PhoneVerdict

const minDigits = 5

export function looksLikePhone(text: string): boolean {
  return /^\s*\+?[\d\s()./-]+$/.test(text) && text.replace(/\D/g, '').length >= minDigits
}

/**
 * Loads the phone number rules of all countries. They are larger than the rest of a form, so they are loaded when a
 * phone field is focused; if loading fails, `looksLikePhone` decides.
 */
export async function loadPhoneCheck(): Promise<PhoneCheck> {
  try {
    const rules = await import('./phone-rules.ts')
    return (text, typedIn) => {
      const country = rules.isSupportedCountry(typedIn) ? typedIn : undefined
      if (!looksLikePhone(text)) return refused('phone')
      const number = rules.parsePhoneNumberFromString(text, country)
      if (number?.isValid()) {
        const isLocal = !country || number.countryCallingCode === rules.getCountryCallingCode(country)
        return { problem: null, abroad: isLocal ? null : (number.country ?? null) }
      }
      // Without a country code it may be right in another country.
      if (!/^\s*(?:\+|00)/.test(text)) return refused('phone')
      return refused(lengthProblems.get(rules.validatePhoneNumberLength(text, country)) ?? 'phoneDigits')
    }
  } catch {
    return (text) => (looksLikePhone(text) ? { problem: null, abroad: null } : refused('phone'))
  }
}

const lengthProblems = new Map<string | undefined, PhoneProblem>([
  ['INVALID_COUNTRY', 'phoneCode'],
  ['TOO_SHORT', 'phoneShort'],
  ['TOO_LONG', 'phoneLong'],
  ['NOT_A_NUMBER', 'phone'],
])

function refused(problem: PhoneProblem): PhoneVerdict {
  return { problem, abroad: null }
}
