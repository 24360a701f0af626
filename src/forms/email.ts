export const maxEmailLength = 254
const local = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

/**
 * True if a text is an e-mail address by the HTML standard, with a dot in its domain: no shopper has an address like
 * `a@b`.
 */
export function isEmail(text: string): boolean {
  const email = text.trim()
  const at = email.lastIndexOf('@')
  const labels = email.slice(at + 1).split('.')
  return (
    email.length <= maxEmailLength &&
    local.test(email.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part))
  )
}
