import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import { purchaseFields } from './purchase-fields.ts'

/** The state of a product's form as an address carries it: the chosen version, or a whole form that was refused. */
export interface PurchaseDraft {
  /** The chosen item; null when the address names none. */
  item: string | null
  /** As it was typed; null for the preset one. */
  quantity: string | null
  /** The chosen items of a bundle. */
  choices: BundleChoice[]
}

/** Whether a text can be an id that the service gave to an item, a line or a section. */
export function isServiceId(text: string): boolean {
  return /^(?!\.\.?$)[\w.-]{1,64}$/.test(text)
}

/** Whether a text is short enough to be read as a quantity. */
export function isTypedQuantity(text: string): boolean {
  return text.length <= 40
}

const sectionPrefix = purchaseFields.section('')
const maxSections = 50

/** Parses a bundle's choices from form fields; null when invalid or too many. */
export function parseChoices(form: URLSearchParams): BundleChoice[] | null {
  const choices = [...form]
    .filter(([name, item]) => name.startsWith(sectionPrefix) && item !== '')
    .map(([name, item]) => ({ section: name.slice(sectionPrefix.length), item }))
  const valid =
    choices.length <= maxSections &&
    choices.every(({ section, item }) => isServiceId(section) && isServiceId(item))
  return valid ? choices : null
}

/** Reads the query of a product page. What it does not understand counts as absent. */
export function parseDraft(query: URLSearchParams): PurchaseDraft {
  const item = query.get(purchaseFields.item)
  const quantity = query.get(purchaseFields.quantity)
  return {
    item: item !== null && isServiceId(item) ? item : null,
    quantity: quantity !== null && isTypedQuantity(quantity) ? quantity : null,
    choices: parseChoices(query) ?? [],
  }
}

/** The query that `readDraft` reads, with its question mark; empty for a form nothing was chosen in. */
export function draftSearch({ item, quantity, choices }: PurchaseDraft): string {
  const query = new URLSearchParams([
    ...(item === null ? [] : [[purchaseFields.item, item]]),
    ...(quantity === null ? [] : [[purchaseFields.quantity, quantity]]),
    ...choices.map(({ section, item: chosen }) => [purchaseFields.section(section), chosen]),
  ])
  return query.size > 0 ? `?${query}` : ''
}
