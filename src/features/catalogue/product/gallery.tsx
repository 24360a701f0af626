import { type MouseEvent, useRef, useState } from 'react'
import { originalOf } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { MovingPicture } from '../moving-picture.tsx'
import type { GalleryText, ProductPicture } from './product-text.ts'

interface GalleryProps {
  product: string
  pictures: ProductPicture[]
  text: GalleryText
}

/**
 * The pictures of a product in a row that scrolls, with arrows and thumbnails. A press on one enlarges it in a dialog;
 * without script it is a link to the picture, and thumbnails are links into the row.
 */
export function Gallery({ product, pictures, text }: GalleryProps) {
  const several = pictures.length > 1
  const slides = useRef<HTMLUListElement>(null)
  const hydrated = useHydrated()
  const [shown, setShown] = useState(0)
  const [enlarged, setEnlarged] = useState(false)
  const viewer = useLazyWhen(
    enlarged,
    () => import('#src/ui/pictures/picture-viewer.tsx'),
    () => setEnlarged(false),
  )
  const Viewer = viewer?.default

  /** Scrolls only the row: a plain link would move the page and add a step to the history. */
  function show(index: number) {
    const row = slides.current
    row?.scrollTo({ left: row.clientWidth * ((index + pictures.length) % pictures.length) })
  }

  function enlarge(event: MouseEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setShown(index)
    setEnlarged(true)
  }

  return (
    <section className="gallery" aria-label={text.pictures}>
      <div className="stage">
        <ul
          ref={slides}
          className="slides"
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setShown(Math.round(scrollLeft / clientWidth))
          }
        >
          {pictures.map((picture, index) => {
            const drawn = (
              <MovingPicture
                {...picture}
                product={index === 0 ? product : null}
                size={640}
                sizes="(max-width: 56rem) 100vw, 640px"
                {...(index === 0 ? { when: 'first' } : {})}
              />
            )
            return (
              <li key={anchor(index)} id={anchor(index)}>
                {picture.source ? (
                  <a
                    className="enlarge"
                    href={originalOf(picture.source)}
                    tabIndex={hydrated && index !== shown ? -1 : undefined}
                    onClick={(event) => enlarge(event, index)}
                  >
                    {drawn}
                    <VisuallyHidden> ({text.enlarge})</VisuallyHidden>
                  </a>
                ) : (
                  drawn
                )}
              </li>
            )
          })}
        </ul>
        {several ? (
          <>
            <button type="button" aria-label={text.previous} onClick={() => show(shown - 1)}>
              <Icon name="down" />
            </button>
            <button type="button" aria-label={text.next} onClick={() => show(shown + 1)}>
              <Icon name="down" />
            </button>
          </>
        ) : null}
      </div>
      {several ? (
        <ul className="thumbnails">
          {pictures.map(({ source, alternative }, index) => (
            <li key={anchor(index)}>
              <a
                href={`#${anchor(index)}`}
                aria-label={alternative}
                aria-current={index === shown ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
              >
                <Picture source={source} alternative="" size={72} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {enlarged && Viewer ? (
        <Viewer
          pictures={pictures}
          index={shown}
          text={text}
          onShow={(index) => setShown((index + pictures.length) % pictures.length)}
          onClose={() => {
            setEnlarged(false)
            show(shown)
          }}
        />
      ) : null}
    </section>
  )
}

const anchor = (index: number) => `picture-${index + 1}`
