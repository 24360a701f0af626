import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether somebody is about to open a popover. Its button works before this code does: whoever was quicker has asked
 * already.
 */
export function useWanted(
  button: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
): [wanted: boolean, want: () => void] {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (document.activeElement === button.current || popover.current?.matches(':popover-open'))
      setWanted(true)
  }, [button, popover])
  return [wanted, () => setWanted(true)]
}
