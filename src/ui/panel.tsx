import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './pictures/icon.tsx'

interface PanelProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  side?: 'end' | 'bottom'
  footer?: ReactNode
  children: ReactNode
}

/**
 * A sheet over the page. A modal `<dialog>`: the page behind is inert, Escape and a press on the backdrop close it, and
 * focus returns to the element that had it.
 */
export function Panel({ open, onClose, title, closeLabel, side = 'end', footer, children }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])

  useEffect(() => {
    const element = dialog.current
    // The frame covers the dialog: only a press on the backdrop has the dialog itself as its target.
    const closeFromBackdrop = ({ target }: MouseEvent) => target === element && element?.close()
    element?.addEventListener('click', closeFromBackdrop)
    return () => element?.removeEventListener('click', closeFromBackdrop)
  }, [])

  return (
    <dialog ref={dialog} className="panel" data-side={side} aria-labelledby={id} onClose={onClose}>
      <div className="frame">
        <div className="head">
          <h2 id={id}>{title}</h2>
          <button type="button" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <div className="content">{children}</div>
        {footer ? <div className="foot">{footer}</div> : null}
      </div>
    </dialog>
  )
}
