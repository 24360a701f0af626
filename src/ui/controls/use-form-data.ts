import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** The data of the surrounding form, updated at every change; null before hydration. `onRead` gets it too. */
export function useFormData(
  inside: RefObject<Element | null>,
  onRead: (data: FormData) => void = () => {},
): FormData | null {
  const [data, setData] = useState<FormData | null>(null)
  const tell = useEffectEvent(onRead)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    const read = () => {
      const written = new FormData(form)
      setData(written)
      tell(written)
    }
    read()
    form.addEventListener('change', read)
    return () => form.removeEventListener('change', read)
  }, [inside])
  return data
}
