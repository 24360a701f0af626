import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Reads a form once when the page comes alive: what was typed and chosen before stays typed and chosen. */
export function useEarlyForm(form: RefObject<HTMLFormElement | null>, read: (form: FormData) => void) {
  const readEarly = useEffectEvent(read)
  useEffect(() => {
    if (form.current) readEarly(new FormData(form.current))
  }, [form])
}
