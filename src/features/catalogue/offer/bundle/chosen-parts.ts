import type { PurchaseChoice, PurchaseSection } from '../purchase.ts'
import { purchaseFields } from '../purchase-fields.ts'

interface Chosen extends PurchaseChoice {
  quantity: number
}

export function chosenParts(sections: readonly PurchaseSection[], form: FormData): Chosen[] | null {
  const chosen = sections.map(({ section, quantity, required, choices }) => {
    const item = form.get(purchaseFields.section(section))
    const choice = choices.find((entry) => entry.item === item)
    return { required, part: choice ? { ...choice, quantity } : null }
  })
  if (chosen.some(({ required, part }) => required && !part)) return null
  return chosen.flatMap(({ part }) => part ?? [])
}
