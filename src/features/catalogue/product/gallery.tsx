import type { MouseEvent } from 'react'
import { Picture } from '#src/ui/picture.tsx'
import type { ProductPicture } from './product-text.ts'

interface GalleryProps {
  label: string
  pictures: ProductPicture[]
}

/** A strip to push sideways; the small pictures are links into it. */
export function Gallery({ label, pictures }: GalleryProps) {
  const several = pictures.length > 1
  return (
    <section className="gallery" aria-label={label}>
      <ul className="strip" tabIndex={several ? 0 : undefined}>
        {pictures.map((picture, index) => (
          <li key={picture.source} id={anchor(index)}>
            <Picture {...picture} size={640} {...(index === 0 ? { when: 'first' } : {})} />
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

/** Moves the strip alone: a plain link would move the page and leave a step in the history. */
function show(event: MouseEvent<HTMLAnchorElement>) {
  const picture = document.getElementById(event.currentTarget.hash.slice(1))
  const strip = picture?.parentElement
  if (!picture || !strip) return
  event.preventDefault()
  strip.scrollTo({ left: picture.offsetLeft - strip.offsetLeft })
}
