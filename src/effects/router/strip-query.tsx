import { use } from 'react'
import { NonceContext } from './nonce.ts'

/**
 * An inline script that removes the query from the document's address as soon as it is parsed, before any other script
 * runs: the query holds a secret, which neither history nor other scripts may keep.
 */
export function StripQuery() {
  const nonce = use(NonceContext)
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? `(${stripQuery})()` : ''}
    </script>
  )
}

/** The source of the inline script: it cannot use anything of this module. */
function stripQuery() {
  history.replaceState(history.state, '', location.pathname)
}
