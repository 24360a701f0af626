export type PhoneCheck = (text: string, country: string) => boolean

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
    const { isSupportedCountry, parsePhoneNumberFromString } = await import('./phone-rules.ts')
    return (text, country) => {
      if (!looksLikePhone(text)) return false
      const number = isSupportedCountry(country)
        ? parsePhoneNumberFromString(text, country)
        : parsePhoneNumberFromString(text)
      return number?.isValid() ?? false
    }
  } catch {
    return looksLikePhone
  }
}
