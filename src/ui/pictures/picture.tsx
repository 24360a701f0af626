import { lazy, Suspense } from 'react'
import { isSvg } from './is-svg.ts'

const Photograph = lazy(() => import('./photograph.tsx'))

export interface PictureProps {
  source: string | null
  alternative: string
  /** Width and height in pixels; also its aspect ratio while it loads. */
  size: number
  /**
   * `first`: the main picture of the view, loaded with high priority; `soon`: visible immediately. Others load lazily.
   */
  when?: 'first' | 'soon'
  sizes?: string
}

/** A square picture: SVG as is, photographs in the required width. */
export function Picture({ source, alternative, size, when, sizes }: PictureProps) {
  if (source === null) return <span className="picture" data-empty />
  if (!isSvg(source)) {
    return (
      <Suspense fallback={<span className="picture" data-empty />}>
        <Photograph
          {...{ source, alternative, size }}
          first={when === 'first'}
          sizes={sizes ?? `${size}px`}
        />
      </Suspense>
    )
  }
  return (
    <img
      className="picture"
      src={source}
      alt={alternative}
      width={size}
      height={size}
      {...(when === 'first' ? { fetchPriority: 'high' as const } : {})}
      // A lazily loaded picture is decoded asynchronously by default.
      {...(when ? { decoding: 'async' as const } : { loading: 'lazy' as const })}
    />
  )
}
