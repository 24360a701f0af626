import { argumentsOf, constantArgumentsOf, type Part, parseMessage, pluralsOf } from './message-syntax.ts'

/** Characters of one text. The longest of the shop has some 360. */
const maxLength = 2_000

const markup = /[<>]|&(?:#\w+|\w+);/
/** Control characters, line ends, and marks that change the direction of text. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/**
 * Says in sentences why a translation cannot stand for an English message; none if it can. `forms` are the plural forms of
 * its language.
 */
export function translationFaults(
  translation: string,
  english: readonly Part[],
  forms: readonly string[],
): string[] {
  if (translation.length > maxLength)
    return [`The translation is longer than ${maxLength.toLocaleString('en')} characters.`]
  const parts = parseMessage(translation)
  if (!parts)
    return ['The translation has a brace that belongs to no placeholder, or a plural inside a plural.']
  return [
    ...(markup.test(translation) ? ['The translation has markup: texts have no tags and no entities.'] : []),
    ...(unprintable.test(translation)
      ? ['The translation has a line end or another control character.']
      : []),
    ...argumentFaults(parts, english),
    ...pluralsOf(parts).flatMap(({ name, branches }) =>
      formFaults(
        name,
        branches.map(({ selector }) => selector),
        forms,
      ),
    ),
  ]
}

function argumentFaults(parts: readonly Part[], english: readonly Part[]): string[] {
  const [own, known] = [argumentsOf(parts), argumentsOf(english)]
  const constant = constantArgumentsOf(parts)
  const missing = known.filter((name) => !own.includes(name))
  const partly = constantArgumentsOf(english).filter(
    (name) => !constant.includes(name) && !missing.includes(name),
  )
  const extra = own.filter((name) => !known.includes(name))
  return [
    ...missing.map((name) => `The translation lacks {${name}}.`),
    ...partly.map((name) => `{${name}} is missing in some plural forms of the translation.`),
    ...extra.map((name) => `The translation has {${name}}, which English does not have.`),
  ]
}

function formFaults(name: string, selectors: readonly string[], forms: readonly string[]): string[] {
  const named = selectors.filter((selector) => !selector.startsWith('='))
  const isComplete = new Set(named).size === forms.length && forms.every((form) => named.includes(form))
  const isUnique = new Set(selectors).size === selectors.length
  if (isComplete && isUnique) return []
  return [
    `The plural of {${name}} has the forms ${selectors.join(', ')}: its language has ${forms.join(', ')}, each once.`,
  ]
}
