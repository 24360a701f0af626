import { useLayoutEffect, useState } from 'react'

/** Keeps focus where a link in an open popover is replaced by another to the same address. */
export function FocusOnSameLink() {
  // Read while the link to be replaced is still there.
  const [address] = useState(() => document.activeElement?.getAttribute('href'))

  useLayoutEffect(() => {
    if (!address || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`:popover-open a[href="${CSS.escape(address)}"]`)?.focus()
  }, [address])

  return null
}
