import { perLanguage } from '../../in-every-language.ts'
import type { Choice } from '../assortment/design.ts'
import type { TranslatedText } from '../plan/data-file.ts'
import { formatValue } from '../texts/values.ts'
import { articleNumber } from './numbers.ts'

/** An item: a product in one size, which is what the cart contains. */
export interface Item {
  item: string
  product: number
  size: number
  sku: string
  ean: string
  names: Record<keyof TranslatedText, string>
}

/** The items of a product: one without a name, or one per choice. */
export function itemsOf(
  product: number,
  sku: string,
  choices: readonly Choice[] | undefined,
  firstNumber: number,
): Item[] {
  const all = choices && choices.length > 1 ? choices : [null]
  return all.map((choice, index) => ({
    item: `${product}-${index + 1}`,
    product,
    size: index + 1,
    sku: choice === null ? sku : `${sku}-${choice.value.slice(0, 4).toUpperCase().replace(/-$/, '')}`,
    ean: articleNumber(firstNumber + index),
    names: namesOf(choice),
  }))
}

function namesOf(choice: Choice | null): Item['names'] {
  return perLanguage((locale) => (choice ? formatValue(choice.attribute, choice.value, locale) : ''))
}
