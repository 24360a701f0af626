import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Leads away from a page that is not for this visitor, once that is known; the way back skips it. */
export function RedirectWhen({ when, to }: { when: boolean; to: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    if (when) void navigate(to, { replace: true })
  }, [when, to, navigate])
  return null
}
