import type { MouseEvent } from 'react'
import type { MessageKey } from '#src/i18n/messages.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Picture } from '#src/ui/picture.tsx'

interface GalleryProps {
  name: string
  pictures: string[]
  /** Whether its drawing is a list of its parts. */
  isSet: boolean
}

/** What the four drawings of a part show, in their order. */
const views = [
  'product.drawing',
  'product.dimensions',
  'product.position',
  'product.packaging',
] as const satisfies MessageKey[]

/** A strip to push sideways; the small pictures are links into it. */
export function Gallery({ name, pictures, isSet }: GalleryProps) {
  const { t } = useI18n()
  const alternative = (place: number) => {
    if (isSet && views[place] === 'product.dimensions') return `${name}: ${t('product.contents')}`
    const view = pictures.length === views.length ? views[place] : undefined
    return view ? t(view, { name }) : t('product.picture', { name, count: place + 1 })
  }
  return (
    <section className="gallery" aria-label={t('product.pictures')}>
      <ul className="strip" tabIndex={pictures.length > 1 ? 0 : undefined}>
        {(pictures.length > 0 ? pictures : [null]).map((source, index) => (
          <li key={source} id={anchor(index)}>
            <Picture
              source={source}
              alternative={alternative(index)}
              size={640}
              {...(index === 0 ? { when: 'first' } : {})}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? (
        <ul className="thumbnails">
          {pictures.map((source, place) => (
            <li key={source}>
              <a href={`#${anchor(place)}`} aria-label={alternative(place)} onClick={show}>
                <Picture source={source} alternative="" size={72} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

const anchor = (place: number) => `picture-${place + 1}`

/** Moves the strip alone: a plain link would move the page and leave a step in the history. */
function show(event: MouseEvent<HTMLAnchorElement>) {
  const picture = document.getElementById(event.currentTarget.hash.slice(1))
  const strip = picture?.parentElement
  if (!picture || !strip) return
  event.preventDefault()
  strip.scrollTo({ left: picture.offsetLeft - strip.offsetLeft })
}
