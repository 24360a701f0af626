import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Reads a form once after hydration, so that input from before is kept. */
export function usePreHydrationForm(form: RefObject<HTMLFormElement | null>, read: (form: FormData) => void) {
  const readFormBeforeHydration = useEffectEvent(read)
  useEffect(() => {
    if (form.current) readFormBeforeHydration(new FormData(form.current))
  }, [form])
}
