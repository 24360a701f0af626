import { createStore, Provider } from 'jotai'
import { JSDOM } from 'jsdom'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { eventPortAtom, type ShopEvent } from '#src/effects/events/event-port.ts'
import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import { NearestList } from '#src/features/search/nearest/nearest-list.tsx'
import { I18nProvider } from '#src/i18n/use-i18n.tsx'

const card: ProductCard = {
  ...{
    product: '7',
    uri: 'brake-disc',
    name: 'Brake disc',
    brand: 'Freinalpe',
    sku: 'BD-258',
    picture: null,
  },
  ...{ facts: '', fit: '', cells: [], price: null, amount: 525, add: null },
  measured: { categories: ['Brakes'], currency: 'SEK' },
  stock: { state: 'yes', text: 'In stock' },
}

test('the nearest parts are a separate list in events, without the search words', async () => {
  const { window } = new JSDOM('<main></main>', { url: 'https://shop.test/search?keyword=dics' })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', window.document)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onTestFinished(() => void vi.unstubAllGlobals())
  const events: ShopEvent[] = []
  const store = createStore()
  store.set(eventPortAtom, { send: (event) => void events.push(event) })
  const parts = { heading: 'Closest matches for “disc”', cards: [card] }
  const element = <NearestList parts={parts} keyword="dics" action={() => null} />
  const router = createMemoryRouter([{ path: '*', element }])
  const root = createRoot(window.document.querySelector('main')!)
  await act(() =>
    root.render(
      <Provider store={store}>
        <I18nProvider i18n={createTestI18n('en')}>
          <RouterProvider router={router} />
        </I18nProvider>
      </Provider>,
    ),
  )
  const shown = window.document.querySelector('section[aria-label*="disc"] li')
  expect(shown?.textContent).toContain('Brake disc')
  expect(events).toEqual([
    {
      kind: 'listShown',
      list: { id: 'search/nearest', name: 'Nearest parts', version: 'dics' },
      cards: [{ ...card, id: 'BD-258', isGroup: false, element: shown?.id }],
    },
  ])
  await act(() => root.unmount())
})
