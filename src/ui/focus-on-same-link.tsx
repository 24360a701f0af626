import { useLayoutEffect, useState } from 'react'

/** Hands the keyboard on where a link in an open popover is replaced by another to the same address. */
export function FocusOnSameLink() {
  // Read while what is replaced still stands.
  const [address] = useState(() => document.activeElement?.getAttribute('href'))

  useLayoutEffect(() => {
    if (!address || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`:popover-open a[href="${CSS.escape(address)}"]`)?.focus()
  }, [address])

  return null
}
