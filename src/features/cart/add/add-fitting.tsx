import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import { neededQuantity } from '#src/features/catalogue/offer/needed-quantity.ts'
import { useCarFit } from '#src/features/garage/use-current-car.ts'
import { AddAll } from './add-all.tsx'

interface AddFittingProps {
  cards: readonly ProductCard[]
  text: { add: string; added: string; notAdded: string }
}

/**
 * Adds every product that certainly fits the visitor's car and needs no choice, in the quantity the car needs. Renders
 * nothing without a car or without such products.
 */
export function AddFitting({ cards, text }: AddFittingProps) {
  const carFit = useCarFit()
  if (!carFit) return null
  const fitting = cards.flatMap(({ add, fit, name }) =>
    add && carFit.of(fit).kind === 'fits'
      ? { ...add, name, quantity: neededQuantity({ ...add, fit }, carFit) }
      : [],
  )
  return fitting.length > 0 ? <AddAll additions={fitting} text={text} /> : null
}
