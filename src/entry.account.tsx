import { atom, Provider, useAtomValue } from 'jotai'
import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { latestOnly } from './effects/browser/latest-only.ts'
import { reportingRoot } from './effects/errors/error-reporter.ts'
import { fetchEntryData, findScreen, readEntryData, takeEntryData } from './effects/router/document-entry.tsx'
import { ReloadDataContext } from './effects/router/reload-data.ts'
import { useAfterHydration } from './effects/router/use-after-hydration.ts'
import type { AccountDocumentData, AccountScreenName } from './features/shell/account/account-document.tsx'
import { AccountShell } from './features/shell/account/account-shell.tsx'
import { I18nProvider } from './i18n/use-i18n.tsx'
import { readBrowserState, startDocument } from './start-document.ts'

/** The document preloads its screen, so that this is no further round trip. */
const screens: Record<AccountScreenName, () => Promise<void>> = {
  cars: () => start(import('./features/shell/account/screens/cars.tsx')),
  data: () => start(import('./features/shell/account/screens/data.tsx')),
  details: () => start(import('./features/shell/account/screens/details.tsx')),
  'forgot-password': () => start(import('./features/shell/account/screens/forgot-password.tsx')),
  newsletter: () => start(import('./features/shell/account/screens/newsletter.tsx')),
  'log-in': () => start(import('./features/shell/account/screens/log-in.tsx')),
  order: () => start(import('./features/shell/account/screens/order.tsx')),
  orders: () => start(import('./features/shell/account/screens/orders.tsx')),
  overview: () => start(import('./features/shell/account/screens/overview.tsx')),
  password: () => start(import('./features/shell/account/screens/password.tsx')),
  register: () => start(import('./features/shell/account/screens/register.tsx')),
  'reset-password': () => start(import('./features/shell/account/screens/reset-password.tsx')),
  'track-order': () => start(import('./features/shell/account/screens/track-order.tsx')),
  support: () => start(import('./features/shell/account/screens/support.tsx')),
  withdraw: () => start(import('./features/shell/account/screens/withdraw.tsx')),
}

/**
 * Hydrates a document of log-in or account: frame and screen, from the data the document carries. There is no router,
 * because such a document is entered and left by full loads.
 */
async function start<Props extends object>(
  loading: Promise<{ default: ComponentType<Props> }>,
): Promise<void> {
  type Data = AccountDocumentData<Props>
  const [{ default: Screen }, started] = await Promise.all([loading, startDocument()])
  const container = findScreen()
  const initial = takeEntryData<Data>()
  if (!container || !initial) return
  const { i18n, store, errors } = started
  const dataAtom = atom(initial)
  const newest = latestOnly(fetchEntryData<Data>)

  /** Shows the screen with its data as it is now; what was typed stays. */
  function reload() {
    void newest.ask((fetched) => {
      if (!fetched) return
      const { data, address } = fetched
      if (data) startTransition(() => store.set(dataAtom, data))
      else location.replace(address)
    })
  }

  function Account() {
    const { frame, address, props } = useAtomValue(dataAtom)
    useAfterHydration(() => readBrowserState(started))
    return (
      <ReloadDataContext value={reload}>
        <AccountShell frame={frame} address={address}>
          <Screen {...props} />
        </AccountShell>
      </ReloadDataContext>
    )
  }

  startTransition(() => {
    hydrateRoot(
      container,
      <I18nProvider i18n={i18n}>
        <Provider store={store}>
          <Account />
        </Provider>
      </I18nProvider>,
      reportingRoot(errors),
    )
  })
}

const screen = readEntryData<AccountDocumentData<object>>()?.screen
if (screen) void screens[screen]()
