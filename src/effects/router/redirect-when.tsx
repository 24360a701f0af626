import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Redirects from a page that is not for this visitor as soon as that is known; the page is not kept in history. */
export function RedirectWhen({ when, to }: { when: boolean; to: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    if (when) void navigate(to, { replace: true })
  }, [when, to, navigate])
  return null
}
