import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { Select } from './select.tsx'

interface SettledSelectProps extends ComponentProps<'select'> {
  /** What is settled: shown whenever it becomes another. The control stays the same, and the keyboard on it. */
  settled: string
  /** What was chosen before the page came alive, when nobody listened. */
  onEarly?: (chosen: string) => void
}

/** A select whose choice is settled elsewhere, such as in the address. */
export function SettledSelect({ settled, onEarly, ...rest }: SettledSelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  const alive = useRef(false)
  const agree = useEffectEvent((value: string) => {
    const element = select.current
    const early = !alive.current && onEarly
    alive.current = true
    if (!element || element.value === value) return
    if (early) early(element.value)
    else element.value = value
  })
  useEffect(() => agree(settled), [settled])
  return <Select {...rest} ref={select} defaultValue={settled} />
}
