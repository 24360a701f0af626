import { shopName } from '#src/brand.ts'

const minWordLength = 3
const minRest = 5

/** True if a password consists mostly of words of its owner's name or e-mail address, or of the shop's name. */
export function isPersonal(password: string, about: readonly string[]): boolean {
  const words = [...about, shopName]
    .flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= minWordLength)
    .sort((one, other) => other.length - one.length)
  const text = plain(password)
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text)
  return rest !== text && rest.replace(/[^\p{L}\p{N}]/gu, '').length < minRest
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
