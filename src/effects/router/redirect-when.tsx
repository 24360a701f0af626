import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Redirects away from a page that is not for this visitor, once that is known; history skips the page. */
export function RedirectWhen({ when, to }: { when: boolean; to: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    if (when) void navigate(to, { replace: true })
  }, [when, to, navigate])
  return null
}
