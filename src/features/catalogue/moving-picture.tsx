import { ViewTransition } from 'react'
import { Picture, type PictureProps } from '#src/ui/pictures/picture.tsx'

interface MovingPictureProps extends PictureProps {
  /** The product whose picture moves; null: it does not. */
  product: string | null
}

/**
 * The main picture of a product, which moves from the card one leaves by to its place on the product's page. On the way
 * back nothing moves: the browser would take a picture of both screens first, and a listing should be there at once.
 */
export function MovingPicture({ product, ...picture }: MovingPictureProps) {
  return (
    <ViewTransition name={product ? `product-${product}` : 'auto'} default="none" share="auto">
      <Picture {...picture} />
    </ViewTransition>
  )
}
