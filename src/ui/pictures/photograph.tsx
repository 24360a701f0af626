import { Image } from '@shopify/hydrogen-react/Image'

interface PhotographProps {
  source: string
  alternative: string
  size: number
  sizes: string
  first: boolean
}

/** The service's media server scales by query; few widths, because each is written into the document. */
const candidates = { intervals: 4, startingWidth: 160, incrementSize: 320, placeholderWidth: 100 }

/** A raster picture in several widths, loaded only for catalogues with photographs. */
export default function Photograph({ source, alternative, size, sizes, first }: PhotographProps) {
  return (
    <Image
      className="picture"
      src={source}
      alt={alternative}
      width={size}
      height={size}
      sizes={sizes}
      srcSetOptions={candidates}
      loader={({ src = '', width }) => (width ? widened(src, width) : src)}
      {...(first ? { loading: 'eager', fetchPriority: 'high' as const } : {})}
    />
  )
}

function widened(source: string, width: number): string {
  return `${source}${source.includes('?') ? '&' : '?'}width=${Math.round(width)}`
}
