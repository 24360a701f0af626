import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { StyleSheet } from '../loading/style-sheet.tsx'
import { Icon } from './icon.tsx'
import { Picture, type PictureProps } from './picture.tsx'
import sheet from './picture-viewer.css?url'

interface PictureViewerProps {
  pictures: Pick<PictureProps, 'source' | 'alternative'>[]
  index: number
  text: { double: string; previous: string; next: string; close: string }
  /** Called with the index of a neighbour, which may be one before the first or after the last. */
  onShow: (index: number) => void
  onClose: () => void
}

/**
 * One picture over the whole window. The arrow keys change it, a press doubles its size and lets it be scrolled; pinching
 * is left to the browser.
 */
export default function PictureViewer({ pictures, index, text, onShow, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [large, setLarge] = useState(false)
  const picture = pictures[index]
  const several = pictures.length > 1

  useEffect(() => dialog.current?.showModal(), [])

  function move(by: 1 | -1) {
    setLarge(false)
    onShow(index + by)
  }

  function moveByKey(event: KeyboardEvent) {
    // The arrow keys scroll an enlarged picture.
    if (large || !several || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    move(event.key === 'ArrowLeft' ? -1 : 1)
  }

  return (
    <dialog
      ref={dialog}
      className="picture-viewer"
      aria-label={picture?.alternative}
      onClose={onClose}
      onKeyDown={moveByKey}
    >
      <StyleSheet href={sheet} />
      <div className="head">
        <p aria-live="polite">
          {picture?.alternative}
          {several ? <span className="place">{` ${index + 1} / ${pictures.length}`}</span> : null}
        </p>
        <button type="button" aria-pressed={large} aria-label={text.double} onClick={() => setLarge(!large)}>
          <Icon name={large ? 'subtract' : 'add'} />
        </button>
        <button type="button" aria-label={text.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <div className="sheet" data-large={large || undefined} tabIndex={large ? 0 : -1}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button in the head does the same */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in the head does the same */}
        <div className="drawn" onClick={() => setLarge(!large)}>
          {picture ? <Picture {...picture} size={1_200} sizes="100vw" when="soon" key={index} /> : null}
        </div>
      </div>
      {several ? (
        <div className="moves">
          <button type="button" aria-label={text.previous} onClick={() => move(-1)}>
            <Icon name="down" />
          </button>
          <button type="button" aria-label={text.next} onClick={() => move(1)}>
            <Icon name="down" />
          </button>
        </div>
      ) : null}
    </dialog>
  )
}
