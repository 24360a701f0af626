import { useMemo } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import type { CardAddition, ProductCard } from '#src/features/catalogue/cards/card.ts'
import { neededQuantity } from '#src/features/catalogue/offer/needed-quantity.ts'
import { useCarFit } from '#src/features/garage/use-current-car.ts'
import * as paths from '#src/paths.ts'
import { AddButton } from './add-button.tsx'

/** The action of a product card: a button that adds, or a link to the product if something must be chosen first. */
export function cardAction({ add, choose, uri, name, brand, fit }: ProductCard) {
  if (add) return <CardAdd add={add} fit={fit} name={brand ? `${name} – ${brand}` : name} />
  return choose ? (
    <Link className="button" data-size="small" to={paths.product(uri)} aria-label={choose.name}>
      {choose.label}
    </Link>
  ) : null
}

interface CardAddProps {
  add: CardAddition
  fit: string
  name: string
}

function CardAdd({ add, fit, name }: CardAddProps) {
  const carFit = useCarFit()
  const [quantity, isMisfit] = useMemo(
    () => [neededQuantity({ ...add, fit }, carFit), carFit?.of(fit).kind === 'refuses'] as const,
    [add, fit, carFit],
  )
  return (
    <AddButton item={add.item} quantity={quantity} name={name} deposit={add.deposit} isMisfit={isMisfit} />
  )
}
