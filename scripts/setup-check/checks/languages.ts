import type { Check } from '../checked-shop.ts'
import { defect, listed, note, quoted, works } from '../finding.ts'

/** The commerce service has the shop's languages, with the codes the shop sends. */
export const checkLanguages: Check = async ({ facts, languages }) => {
  const codes = (await facts.languages()).map(({ language }) => language)
  const missing = languages.filter((language) => !codes.includes(language))
  const further = codes.filter((code) => !languages.some((language) => language === code))
  return [
    ...(missing.length < languages.length
      ? [works(`The Checkout API has ${listed(languages.filter((language) => codes.includes(language)))}.`)]
      : []),
    ...missing.map((language) => {
      const similar = codes.find((code) => code.toLowerCase().split(/[-_]/)[0] === language)
      return defect(
        `The Checkout API lacks the language ${language}${similar ? `; it has ${quoted(similar)} instead` : ''}.`,
        `Create it under System → Languages with exactly the code ${language}, or leave it out of the shop (docs/make-it-your-shop.md, section 5).`,
      )
    }),
    ...(further.length > 0
      ? [note(`The Checkout API has languages that the shop does not have: ${listed(further.map(quoted))}.`)]
      : []),
  ]
}
