// Centra, "Checkout script": https://centra.dev/docs/checkout-api/checkout-script

import type { CheckoutWidget, SuspendIgnore } from './checkout-widget.ts'
import { createScript, runScript } from './provider-html.ts'

interface CentraCheckout {
  suspend?(ignore?: SuspendIgnore): void
  resume?(ignore?: SuspendIgnore): void
  reInitiate?(plugin: string): void
}

declare global {
  interface Window {
    /** Defined by the commerce service's checkout script. Its calls may be missing or fail. */
    CentraCheckout?: CentraCheckout
  }
}

export function createCentraCheckout(): CheckoutWidget {
  const state: { suspended: CentraCheckout | null } = { suspended: null }
  return {
    suspend(ignore) {
      state.suspended = window.CentraCheckout ?? null
      attempt(() => state.suspended?.suspend?.(ignore))
    },
    resume(ignore) {
      // Only suspended widgets are resumed: the script may have loaded in between.
      const { suspended } = state
      state.suspended = null
      attempt(() => suspended?.resume?.(ignore))
    },
    reInitiate: (plugin) => attempt(() => window.CentraCheckout?.reInitiate?.(plugin)),
    respond: (event, detail) => void document.dispatchEvent(new CustomEvent(event, { detail })),
    run: (code) =>
      runScript(createScript(code), (script) => {
        document.head.append(script)
        script.remove()
      }),
    log: (level, line) => console[level](line),
  }
}

/** Failing code of a provider must not stop the cart. */
function attempt(call: () => void) {
  try {
    call()
  } catch (error) {
    reportError(error)
  }
}
