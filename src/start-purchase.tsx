import { Provider, useAtomValue } from 'jotai'
import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { garageKey } from './config.ts'
import { createCentraCheckout } from './effects/browser/centra-checkout.ts'
import { browserCookies } from './effects/browser/cookies.ts'
import { watchStorage } from './effects/browser/storage.ts'
import { reportingRoot } from './effects/errors/error-reporter.ts'
import { measuringAtom } from './effects/events/measuring.ts'
import { findScreen } from './effects/router/document-entry.tsx'
import { useAfterHydration } from './effects/router/use-after-hydration.ts'
import { selectedCountryAtom } from './features/cart/state/selection.atoms.ts'
import { loadGarageAtom } from './features/garage/garage.atoms.ts'
import { serializeCountryCookie } from './features/region/region-cookies.ts'
import { PurchaseScreen } from './features/shell/purchase/purchase-screen.tsx'
import { I18nProvider } from './i18n/use-i18n.tsx'
import { startDocument } from './start-document.ts'
import { checkoutWidgetAtom } from './visit.ts'

/**
 * Hydrates a document of the purchase. There is no router, because such a document is entered and left by full loads: the
 * frame around the screen stays as the server sent it.
 */
export async function startPurchase(screen: ReactNode): Promise<void> {
  const { i18n, store, errors, loadCart } = await startDocument()
  store.set(checkoutWidgetAtom, createCentraCheckout())
  const container = findScreen()
  if (!container) return
  const { country } = document.documentElement.dataset

  function Purchase() {
    useAfterHydration(() => {
      void loadCart()
      void store.get(measuringAtom)?.begin()
      watchStorage(garageKey, () => store.set(loadGarageAtom))
    })
    useCountryCookie(country)
    return <PurchaseScreen>{screen}</PurchaseScreen>
  }

  startTransition(() => {
    hydrateRoot(
      container,
      <I18nProvider i18n={i18n}>
        <Provider store={store}>
          <Purchase />
        </Provider>
      </I18nProvider>,
      reportingRoot(errors),
    )
  })
}

/** Remembers the country of the cart for other documents when it is not that of the document's prices. */
function useCountryCookie(shown: string | undefined): void {
  const selected = useAtomValue(selectedCountryAtom)
  useAfterHydration(() => {
    if (selected && selected !== shown) browserCookies.write(serializeCountryCookie(selected))
  }, [selected ?? ''])
}
