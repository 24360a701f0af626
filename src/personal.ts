/**
 * What people type that names somebody: an e-mail address, a vehicle identification number, a Nordic personal number, a
 * telephone number with its country.
 */
const personal = [
  /[^\s@]@[^\s@]/,
  /(?<![A-Z0-9])(?=[A-Z]*\d)(?=\d*[A-Z])[A-HJ-NPR-Z0-9]{17}(?![A-Z0-9])/i,
  /(?<!\d)\d{6}(?:\d{2})?[-+A]\d{3,4}(?!\d)/i,
  /(?<!\w)\+[\s-]?\d(?:[\s()-]*\d){7,14}(?!\d)/,
]

/** Whether a text, or an address of a page, may name a person. Then nothing about it is reported. */
export function isPersonal(text: string): boolean {
  const plain = decoded(text.replaceAll('+', ' '))
  return personal.some((pattern) => pattern.test(text) || pattern.test(plain) || pattern.test(decoded(text)))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
