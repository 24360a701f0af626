import { type RefObject, useEffect, useState } from 'react'

/** What the form around an element holds, now and after each change; null until scripts run. */
export function useFormData(inside: RefObject<HTMLElement | null>): FormData | null {
  const [data, setData] = useState<FormData | null>(null)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    const read = () => setData(new FormData(form))
    read()
    form.addEventListener('change', read)
    return () => form.removeEventListener('change', read)
  }, [inside])
  return data
}
