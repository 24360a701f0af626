import type { Kit, KitPart } from '#src/features/catalogue/product/kit/kit.ts'
import { AddAll } from './add-all.tsx'

/** The button that adds the chosen parts of a kit. */
export function addKit(chosen: readonly KitPart[], { text }: Kit) {
  return <AddAll additions={chosen.map(additionOf)} text={text} />
}

function additionOf({ item, quantity, name, deposit, card }: KitPart) {
  return { item, quantity, name, fit: card.fit, ...(deposit ? { deposit: deposit.item } : {}) }
}
