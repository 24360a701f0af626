export const maxEmailLength = 254
const local = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

/** What browsers take for an address, with a dot in its domain: `a@b` reaches nobody who buys. */
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
