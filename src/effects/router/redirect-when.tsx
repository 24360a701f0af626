import { useEffect } from 'react'

interface RedirectWhenProps {
  when: boolean
  to: string
}

/** Leaves a page that is not for this visitor by a full load: the checkout has separate response headers. */
export function RedirectWhen({ when, to }: RedirectWhenProps) {
  useEffect(() => {
    if (when) location.replace(to)
  }, [when, to])
  return null
}
