import { use } from 'react'
import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import { PictureSourceContext } from './picture-source-context.ts'

export interface PictureProps {
  source: PictureFiles | null
  alternative: string
  /** Width and height in pixels; also its aspect ratio while it loads. */
  size: number
  /**
   * `first`: the main picture of the view, loaded with high priority; `soon`: visible immediately. Others load lazily.
   */
  when?: 'first' | 'soon'
  /** The width in different windows, as the attribute `sizes` has it; `size` in all by default. */
  sizes?: string
}

/** A picture in a square box, or in that of the style sheet, in one file or in those that the browser may choose from. */
export function Picture({ source, alternative, size, when, sizes = `${size}px` }: PictureProps) {
  const pictureSource = use(PictureSourceContext)
  if (source === null) return <span className="picture" data-empty />
  const { address, srcSet } = pictureSource(source, size)
  return (
    <img
      className="picture"
      alt={alternative}
      src={address}
      {...(srcSet ? { srcSet, sizes } : {})}
      width={size}
      height={size}
      {...(when === 'first' ? { fetchPriority: 'high' as const } : {})}
      // A lazily loaded picture is decoded asynchronously by default.
      {...(when ? { decoding: 'async' as const } : { loading: 'lazy' as const })}
    />
  )
}
