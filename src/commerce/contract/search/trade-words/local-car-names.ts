/**
 * Names under which a car is sold and spoken of, by language, where they are not the English one. Nicknames, which are
 * searched but not shown, are in `cars.ts`.
 */
const localNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Beetle: { sv: 'Bubbla', fi: 'Kupla', da: 'Boble', fr: 'Coccinelle', nl: 'Kever', de: 'Käfer' },
}

const wholeWord = (names: string, flags: string) => new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, flags)

const translations = Object.entries(localNames).map(([english, names]) => ({
  english,
  names,
  isEnglish: wholeWord(english, 'gu'),
  isLocal: wholeWord(Object.values(names).join('|'), 'giu'),
}))

/** A text with the names of cars as a language has them: `VW Beetle, D 1200` → `VW Käfer, D 1200`. */
export function localCarName(text: string, language: string): string {
  return translations.reduce(
    (written, { english, names, isEnglish }) => written.replace(isEnglish, names[language] ?? english),
    text,
  )
}

/** The opposite of `localCarName`, from any language and however capitalized: `vw käfer` → `vw Beetle`. */
export function englishCarName(text: string): string {
  return translations.reduce((written, { english, isLocal }) => written.replace(isLocal, english), text)
}
