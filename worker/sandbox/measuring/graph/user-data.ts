import { invalid, type Refusal } from './refusal.ts'

/** Facts about a person, which must be hashed; e-mail addresses and phone numbers in lists. */
const listed = ['em', 'ph']
const hashed = [...listed, 'fn', 'ln', 'ge', 'db', 'ct', 'st', 'zp', 'country']
/** Facts about a browser, which must not be. */
const plain = ['client_ip_address', 'client_user_agent', 'fbc', 'fbp']

/** Fields that identify a person too weakly, alone or together. */
const weak = [
  ['ct', 'country', 'st', 'zp', 'ge', 'client_user_agent'],
  ['db', 'client_user_agent'],
  ['fn', 'ge'],
  ['ln', 'ge'],
]

const isHash = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

/** The refusal of the data about the person; null if it is valid. */
export function validateUserData(data: Record<string, unknown>): Refusal | null {
  for (const name of hashed) {
    if (data[name] === undefined) continue
    const values: unknown[] = Array.isArray(data[name]) ? data[name] : [data[name]]
    if (listed.includes(name) && !Array.isArray(data[name])) return invalid(`${name} must be a list.`)
    if (!values.every(isHash)) return notHashed(name)
  }
  for (const name of plain) {
    const value = data[name]
    if (value === undefined) continue
    if (typeof value !== 'string' || value === '') return invalid(`${name} must be a text.`)
    if (isHash(value)) return invalid(`${name} must not be hashed.`)
  }
  const isGiven = (name: string) => !(Array.isArray(data[name]) && data[name].length === 0)
  const given = Object.keys(data).filter(isGiven)
  if (weak.some((names) => given.every((name) => names.includes(name)))) return tooWeak
  return null
}

function notHashed(name: string): Refusal {
  return invalid(`${name} must be hashed with SHA-256, in lower-case hexadecimal digits.`, {
    subcode: 2804016,
    title: 'User Parameter Not Hashed',
  })
}

const tooWeak = invalid('This event has no customer information, or a combination that is too broad.', {
  subcode: 2804050,
  title: 'Insufficient Customer Information',
})
