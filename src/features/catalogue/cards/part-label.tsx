import type { ReactNode } from 'react'
import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import { Picture } from '#src/ui/pictures/picture.tsx'

interface PartLabelProps {
  name: string
  /** Absent, as number and stock are, for a choice of nothing. */
  picture?: PictureFiles | null
  sku?: string
  stock?: { text: string }
  price: string
  children?: ReactNode
}

/** A part in one row, as the label of a checkbox or radio button. */
export function PartLabel({ name, sku, picture, stock, price, children }: PartLabelProps) {
  return (
    <span className="part-label">
      {picture === undefined ? null : <Picture source={picture} alternative="" size={48} />}
      <span className="text">
        <span className="name">{name}</span>{' '}
        <span className="facts">
          {sku ? <code>{sku}</code> : null} {stock?.text} {children}
        </span>
      </span>{' '}
      <span className="price">{price}</span>
    </span>
  )
}
