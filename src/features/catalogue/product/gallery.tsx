import type { MouseEvent } from 'react'
import { Picture } from '#src/ui/pictures/picture.tsx'
import { MovingPicture } from '../moving-picture.tsx'
import type { ProductPicture } from './product-text.ts'

interface GalleryProps {
  product: string
  label: string
  pictures: ProductPicture[]
}

export function Gallery({ product, label, pictures }: GalleryProps) {
  const several = pictures.length > 1
  return (
    <section className="gallery" aria-label={label}>
      <ul className="slides" tabIndex={several ? 0 : undefined}>
        {pictures.map((picture, index) => (
          <li key={picture.source} id={anchor(index)}>
            <MovingPicture
              {...picture}
              product={index === 0 ? product : null}
              size={640}
              {...(index === 0 ? { when: 'first' } : {})}
            />
          </li>
        ))}
      </ul>
      {several ? (
        <ul className="thumbnails">
          {pictures.map(({ source, alternative }, index) => (
            <li key={source}>
              <a href={`#${anchor(index)}`} aria-label={alternative} onClick={show}>
                <Picture source={source} alternative="" size={72} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

const anchor = (index: number) => `picture-${index + 1}`

/** Scrolls only the row: a plain link would move the page and add a step to the history. */
function show(event: MouseEvent<HTMLAnchorElement>) {
  const picture = document.getElementById(event.currentTarget.hash.slice(1))
  const slides = picture?.parentElement
  if (!picture || !slides) return
  event.preventDefault()
  slides.scrollTo({ left: picture.offsetLeft - slides.offsetLeft })
}
