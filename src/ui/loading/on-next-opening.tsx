import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `run` when the surrounding popover is opened again. */
export function OnNextOpening({ run }: { run: () => void }) {
  const marker = useRef<HTMLSpanElement>(null)
  const opened = useEffectEvent(run)
  useEffect(() => {
    const popover = marker.current?.closest('[popover]')
    const listen = (event: Event) => {
      if (event instanceof ToggleEvent && event.newState === 'open') opened()
    }
    popover?.addEventListener('beforetoggle', listen)
    return () => popover?.removeEventListener('beforetoggle', listen)
  }, [])
  return <span ref={marker} hidden />
}
