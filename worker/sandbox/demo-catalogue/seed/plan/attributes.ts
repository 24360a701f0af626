import { type AttributeFacts, attributeFacts } from '#src/i18n/attribute-facts.ts'
import { perLanguage } from '../../in-every-language.ts'
import type { TranslatedText } from './data-file.ts'

interface Attribute extends AttributeFacts {
  label: TranslatedText
  /** The texts of its values, by value. */
  values: Record<string, TranslatedText>
}

type Texts = Record<string, string>

/** Only these texts of the shop: the sandbox has no use for the others. */
const files = import.meta.glob<{ attributes: Texts }>('/src/i18n/messages/*/server/attributes.ts', {
  eager: true,
})

const english = textsOf('en')
const texts = perLanguage(textsOf)

/**
 * The shop's attributes by id: labels, units and translated values. The catalogue has no copy, so every
 * attribute and value it carries has a text in the shop.
 */
export const attributes: Record<string, Attribute> = Object.fromEntries(
  Object.entries(attributeFacts).map(([id, facts]) => [
    id,
    { ...facts, label: translated(`attribute.${id}`), values: valuesOf(id) },
  ]),
)

function valuesOf(id: string): Record<string, TranslatedText> {
  const prefix = `attribute.${id}.`
  const keys = Object.keys(english).filter((key) => key.startsWith(prefix))
  return Object.fromEntries(keys.map((key) => [key.slice(prefix.length), translated(key)]))
}

function textsOf(language: string): Texts {
  return files[`/src/i18n/messages/${language}/server/attributes.ts`]?.attributes ?? {}
}

function translated(key: string): TranslatedText {
  return perLanguage((language) => texts[language][key] ?? english[key] ?? '')
}
