import type { Kit, KitPart } from '#src/features/catalogue/product/kit/kit.ts'
import { AddAll } from './add-all.tsx'

export function addKit(parts: readonly KitPart[], { text }: Kit) {
  const additions = parts.map(({ item, quantity, name, deposit, card }) => ({
    item,
    quantity,
    name,
    fit: card.fit,
    ...(deposit ? { deposit: deposit.item } : {}),
  }))
  return <AddAll additions={additions} text={text} />
}
