import type { PurchaseChoice, PurchaseSection } from '../purchase.ts'
import { purchaseFields } from '../purchase-fields.ts'

interface Chosen extends PurchaseChoice {
  quantity: number
}

/** The chosen items of a bundle's form by section; null while a required section is empty. */
export function chosenParts(sections: readonly PurchaseSection[], form: FormData): Chosen[] | null {
  const chosen = sections.map(({ section, quantity, required, choices }) => {
    const item = form.get(purchaseFields.section(section))
    const choice = choices.find((entry) => entry.item === item)
    return { required, part: choice ? { ...choice, quantity } : null }
  })
  if (chosen.some(({ required, part }) => required && !part)) return null
  return chosen.flatMap(({ part }) => part ?? [])
}
