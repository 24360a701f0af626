import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { Select } from './select.tsx'

interface SettledSelectProps extends ComponentProps<'select'> {
  /** The value to show; a change updates the select in place, which keeps its focus. */
  settled: string
  /** Called with the value that was chosen before hydration. */
  onEarly?: (chosen: string) => void
}

/** A select whose value is stored elsewhere, such as in the URL. */
export function SyncedSelect({ settled, onEarly, ...rest }: SettledSelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  const hydrated = useRef(false)
  const sync = useEffectEvent((value: string) => {
    const element = select.current
    const early = !hydrated.current && onEarly
    hydrated.current = true
    if (!element || element.value === value) return
    if (early) early(element.value)
    else element.value = value
  })
  useEffect(() => sync(settled), [settled])
  return <Select {...rest} ref={select} defaultValue={settled} />
}
