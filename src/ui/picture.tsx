import { lazy, Suspense } from 'react'
import { isSvg } from './is-svg.ts'

const Photograph = lazy(() => import('./photograph.tsx'))

interface PictureProps {
  /** Null where a product has none. */
  source: string | null
  /** Empty where the words beside it say the same. */
  alternative: string
  /** Pixels of its square; also its proportion while it loads. */
  size: number
  /** `first` is the picture of the view, fetched before all others; `soon` is in sight at once. Others wait. */
  when?: 'first' | 'soon'
  /** The width it takes up, as media conditions. */
  sizes?: string
}

/** A square picture: drawings as they are, photographs in the size that is needed. */
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
      decoding="async"
      {...(when === 'first' ? { fetchPriority: 'high' as const } : {})}
      {...(when ? {} : { loading: 'lazy' as const })}
    />
  )
}
