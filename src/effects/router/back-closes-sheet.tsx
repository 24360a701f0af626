import { useEffect } from 'react'

const openSheets = 'dialog:modal, [popover=auto]:popover-open'

/**
 * A step back closes the sheet on top (a modal dialog or a popover) and stays on the screen. Android's Back closes it
 * without help. Only for steps within the document, since browsers let no page hold a step to another one, and not in
 * browsers without the Navigation API, where a step back changes the screen.
 */
export function BackClosesSheet() {
  useEffect(() => {
    // Missing in older browsers.
    const navigation: Navigation | undefined = window.navigation
    const stay = (event: NavigateEvent) => {
      const from = navigation?.currentEntry?.index ?? -1
      if (event.navigationType !== 'traverse' || event.destination.index >= from) return
      const sheet = [...document.querySelectorAll<HTMLElement>(openSheets)].at(-1)
      // Not cancelable if the visitor has done nothing since the last step that was held.
      if (!sheet || !event.cancelable) return
      event.preventDefault()
      if (sheet instanceof HTMLDialogElement) sheet.close()
      else sheet.hidePopover()
    }
    navigation?.addEventListener('navigate', stay)
    return () => navigation?.removeEventListener('navigate', stay)
  }, [])
  return null
}
