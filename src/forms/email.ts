import * as v from 'valibot'

/** What a browser takes for an address, with a dot in its domain: `a@b` reaches nobody who buys. */
export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.rfcEmail(),
  v.check((email) => /@[^@]+\.[^@.]+$/.test(email)),
)

export function isEmail(text: string): boolean {
  return v.is(Email, text)
}
