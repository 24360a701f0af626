import { use } from 'react'
import { NonceContext } from './nonce.ts'

/**
 * An inline script that sets `data-marketing` on the document element where the visitor has agreed to marketing. It runs
 * before the first paint, so that style sheets can reserve room for what is only loaded later.
 */
export function MarketingMark() {
  const nonce = use(NonceContext)
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? `(${markMarketing})()` : ''}
    </script>
  )
}

/** The source of the inline script: it cannot use anything of this module. See `src/consent.ts`. */
function markMarketing() {
  if (/(^|; ?)rc_consent=1\.s?m\./.test(document.cookie)) document.documentElement.dataset.marketing = ''
}
