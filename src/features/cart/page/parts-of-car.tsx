import { useAtomValue } from 'jotai'
import { CarBand } from '#src/features/catalogue/home/car-band.tsx'
import { useCarParts } from '#src/features/catalogue/home/use-car-parts.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { cardAction } from '../add/card-action.tsx'
import { selectionAtom } from '../state/selection.atoms.ts'

interface PartsOfCarProps {
  /** The title of the band while the car's name is unknown. */
  title: string
  /** "In the cart". */
  inCart: string
}

/** The service parts of the visitor's car beside a cart, whose own parts are marked instead of offered. */
export function PartsOfCar({ title, inCart }: PartsOfCarProps) {
  const lines = useAtomValue(selectionAtom)?.lines ?? []
  const parts = useCarParts()
  const products = new Set(lines.map(({ product }) => product.product))
  return (
    <CarBand
      title={title}
      parts={parts}
      action={(card) =>
        products.has(card.product) ? (
          <p className="in-cart">
            <Icon name="check" /> {inCart}
          </p>
        ) : (
          cardAction(card)
        )
      }
    />
  )
}
