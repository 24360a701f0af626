/** The strength of a password: a hint for the person who chooses it, never a rule. */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

const common = /^(?:pass|qwert|azert|letme|welcome|admin|iloveyou|abc|1234|0000|1111)/i

/**
 * Estimates the strength of a password by its length and number of different characters: length counts most, since a
 * few words are harder to guess than one with symbols.
 */
export function passwordStrength(password: string): PasswordStrength {
  const different = new Set(password.toLowerCase()).size
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length
  const length = common.test(password) ? password.length / 2 : password.length
  if (length < 8 || different < 5) return 'weak'
  if (length >= 16 && different >= 8) return 'strong'
  return length + 2 * kinds >= 18 && different >= 8 ? 'strong' : length + 2 * kinds >= 13 ? 'fair' : 'weak'
}
