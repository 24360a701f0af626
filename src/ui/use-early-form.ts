import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Reads a form once after hydration, so that what was typed and chosen before it is kept. */
export function useEarlyForm(form: RefObject<HTMLFormElement | null>, read: (form: FormData) => void) {
  const readEarly = useEffectEvent(read)
  useEffect(() => {
    if (form.current) readEarly(new FormData(form.current))
  }, [form])
}
