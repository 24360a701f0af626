import type { Kit, KitPart } from '#src/features/catalogue/product/kit/kit.ts'
import { KitList } from '#src/features/catalogue/product/kit/kit-list.tsx'
import { AddAll } from './add-all.tsx'

/** The parts of a kit, and a button that adds the ticked ones. */
export function KitParts({ kit }: { kit: Kit }) {
  return <KitList kit={kit} add={(chosen) => <AddAll additions={chosen.map(additionOf)} text={kit.text} />} />
}

function additionOf({ item, quantity, name, deposit, card }: KitPart) {
  return { item, quantity, name, fit: card.fit, ...(deposit ? { deposit: deposit.item } : {}) }
}
