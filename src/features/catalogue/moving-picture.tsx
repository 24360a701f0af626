import { ViewTransition } from 'react'
import { Picture, type PictureProps } from '#src/ui/pictures/picture.tsx'

interface MovingPictureProps extends PictureProps {
  /** The product whose picture moves; null for no movement. */
  product: string | null
}

/**
 * The main picture of a product, which moves from the clicked card to its place on the product's page. There is no
 * movement back: the browser would first take a picture of both screens, and a listing should appear without delay.
 */
export function MovingPicture({ product, ...picture }: MovingPictureProps) {
  return (
    <ViewTransition name={product ? `product-${product}` : 'auto'} default="none" share="auto">
      <Picture {...picture} />
    </ViewTransition>
  )
}
