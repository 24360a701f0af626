import { Provider } from 'jotai'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isRouteErrorResponse, RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { browserTimer } from './effects/browser/timer.ts'
import { reportingRoot } from './effects/errors/error-reporter.ts'
import { placeScreens } from './effects/router/screen-paths.ts'
import { useAfterHydration } from './effects/router/use-after-hydration.ts'
import { I18nProvider } from './i18n/use-i18n.tsx'
import { visitStoreContext } from './shop.ts'
import { readBrowserState, type StartedDocument, startDocument } from './start-document.ts'

/** Milliseconds in which a page that is being left is gone. */
const timeToLeave = 3_000

function hydrate(started: StartedDocument) {
  const { i18n, store, errors } = started
  placeScreens()

  function Shop() {
    useAfterHydration(() => readBrowserState(started))
    return (
      <HydratedRouter
        getContext={() => new RouterContextProvider(new Map([[visitStoreContext, store]]))}
        onError={(error) => {
          // A status is an answer, not a fault of this page.
          if (!isRouteErrorResponse(error)) errors.report(error, 'caught')
        }}
      />
    )
  }

  startTransition(() => {
    hydrateRoot(
      document,
      <I18nProvider i18n={i18n}>
        <Provider store={store}>
          <Shop />
        </Provider>
      </I18nProvider>,
      reportingRoot(errors),
    )
  })
}

// Not with top-level await: the bundler joins this module with others that most files import, and WebKit runs such files
// before what they import (https://bugs.webkit.org/show_bug.cgi?id=242740).
startDocument()
  .then(hydrate)
  .catch(async (error: unknown) => {
    // Firefox fails what a page is still loading when it is left: only a page that stays reports it.
    await new Promise<void>((resolve) => browserTimer.after(timeToLeave, resolve))
    throw error
  })
