import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import { purchaseFields } from './purchase-fields.ts'

export interface PurchaseDraft {
  item: string | null
  quantity: string | null
  choices: BundleChoice[]
}

/** True if a text can be an id of the service for an item, a line or a section. */
export function isServiceId(text: string): boolean {
  return /^(?!\.\.?$)[\w.-]{1,64}$/.test(text)
}

/** True if a text is short enough to be parsed as a quantity. */
export function isTypedQuantity(text: string): boolean {
  return text.length <= 40
}

const sectionPrefix = purchaseFields.section('')
const maxSections = 50

export function parseChoices(form: URLSearchParams): BundleChoice[] | null {
  const choices = [...form]
    .filter(([name, item]) => name.startsWith(sectionPrefix) && item !== '')
    .map(([name, item]) => ({ section: name.slice(sectionPrefix.length), item }))
  const valid =
    choices.length <= maxSections &&
    choices.every(({ section, item }) => isServiceId(section) && isServiceId(item))
  return valid ? choices : null
}

export function parseDraft(query: URLSearchParams): PurchaseDraft {
  const item = query.get(purchaseFields.item)
  const quantity = query.get(purchaseFields.quantity)
  return {
    item: item !== null && isServiceId(item) ? item : null,
    quantity: quantity !== null && isTypedQuantity(quantity) ? quantity : null,
    choices: parseChoices(query) ?? [],
  }
}

export function draftSearch({ item, quantity, choices }: PurchaseDraft): string {
  const query = new URLSearchParams([
    ...(item === null ? [] : [[purchaseFields.item, item]]),
    ...(quantity === null ? [] : [[purchaseFields.quantity, quantity]]),
    ...choices.map(({ section, item: chosen }) => [purchaseFields.section(section), chosen]),
  ])
  return query.size > 0 ? `?${query}` : ''
}
