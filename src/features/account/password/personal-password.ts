import { shopName } from '#src/brand.ts'

/** Letters and digits of a word that counts. */
const minWordLength = 3
/** Letters and digits of a password that must be left beside such words. */
const minRest = 5

/**
 * Whether a password is made of what everybody knows of its owner: words of a name or an e-mail address, or of the shop's
 * name, with little else.
 */
export function isPersonal(password: string, about: readonly string[]): boolean {
  const words = [...about, shopName]
    .flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= minWordLength)
    .sort((one, other) => other.length - one.length)
  const text = plain(password)
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text)
  return rest !== text && rest.replace(/[^\p{L}\p{N}]/gu, '').length < minRest
}

/** In lower case and without accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
