import { type RefObject, useEffect, useState } from 'react'

/** The data of the surrounding form, updated at every change; null before hydration. */
export function useFormData(inside: RefObject<Element | null>): FormData | null {
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
