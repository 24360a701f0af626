import { type ComponentProps, useState } from 'react'

/** Opens when it is to be open, and never closes by itself: nothing goes from under the hand or the keyboard. */
export function Disclosure({ open, ...rest }: ComponentProps<'details'> & { open: boolean }) {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return <details {...rest} open={opened} />
}
