import { type ComponentProps, useId } from 'react'
import { useHydrated } from '../loading/use-hydrated.ts'
import { Button } from './button.tsx'

/** A button that needs script. Until scripts run, the browser itself keeps a press as the state of an empty popover in it. */
export function EarlyButton({ children, ...rest }: ComponentProps<typeof Button>) {
  const id = useId()
  const scripted = useHydrated()
  return (
    <Button {...rest} popoverTarget={scripted ? undefined : id}>
      {children}
      {scripted ? null : <span id={id} popover="manual" hidden />}
    </Button>
  )
}
