import { type ComponentProps, useState } from 'react'

/**
 * A `<details>` that opens when `open` becomes true and never closes by itself, so that nothing disappears under the
 * pointer or focus.
 */
export function Disclosure({ open, ...rest }: ComponentProps<'details'> & { open: boolean }) {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return <details {...rest} open={opened} />
}
