import { type ReactNode, use } from 'react'
import { preloadModule } from 'react-dom'
import { NonceContext } from './nonce.ts'

const containerId = 'screen'

interface DocumentEntryProps {
  /** URLs of the entry's module and of those it imports; empty where no browser runs the shop. */
  scripts: readonly string[]
  /** The screen, which the entry hydrates. */
  children: ReactNode
}

/** On the server: a screen whose document has an entry of its own in place of the router's. */
export function DocumentEntry({ scripts: [entry, ...imports], children }: DocumentEntryProps) {
  const nonce = use(NonceContext)
  for (const file of imports) preloadModule(file, { as: 'script', ...(nonce ? { nonce } : {}) })
  return (
    <>
      <div id={containerId}>{children}</div>
      {/* Not async: it runs once the document is complete. */}
      {entry ? <script type="module" src={entry} nonce={nonce} /> : null}
    </>
  )
}

/** In the browser: the element that the entry hydrates; null on an error page. */
export const findScreen = () => document.getElementById(containerId)
