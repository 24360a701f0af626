/** Whether a number can be called, read from a country: `070-174 06 05` in `SE`, or anywhere with `+46`. */
export type PhoneCheck = (text: string, country: string) => boolean

const minDigits = 5

/** Digits, at least five of them, and what people write between them. */
export function looksLikePhone(text: string): boolean {
  return /^\s*\+?[\d\s()./-]+$/.test(text) && text.replace(/\D/g, '').length >= minDigits
}

/**
 * The rules of every country's numbers. They weigh more than the rest of a form, so they are fetched when somebody
 * is about to type a number; where they cannot be had, the look of it decides.
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
