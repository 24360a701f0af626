import { use } from 'react'
import { garageKey } from '#src/config.ts'
import { NonceContext } from './nonce.ts'

/**
 * An inline script that sets `data-car` on the document element where the browser remembers a current car. It runs before
 * the first paint, so that style sheets can reserve room for what is only known after hydration.
 */
export function StoredCarMark() {
  const nonce = use(NonceContext)
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? `(${markStoredCar})(${JSON.stringify(garageKey)})` : ''}
    </script>
  )
}

/** The source of the inline script: it cannot use anything of this module. */
function markStoredCar(key: string) {
  try {
    if (localStorage.getItem(key)?.includes('"current":"')) document.documentElement.dataset.car = ''
  } catch {}
}
