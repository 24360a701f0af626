import { createStore, Provider } from 'jotai'
import { JSDOM } from 'jsdom'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { ProductWithRelated } from '#src/commerce/contract/catalogue/product.ts'
import { dataLayerEntries } from '#src/effects/events/adapters/ga4-event.ts'
import { followLists } from '#src/effects/events/adapters/shown-lists.ts'
import { eventPortAtom, type ShopEvent } from '#src/effects/events/event-port.ts'
import { relatedBands } from '#src/features/catalogue/product/load-product.ts'
import { RelatedProducts } from '#src/features/catalogue/product/related-products.tsx'
import { I18nProvider } from '#src/i18n/use-i18n.tsx'
import { productWire } from '#tests/support/examples/products.ts'

const i18n = createTestI18n('en')
const relations = ['accessory', 'alternative', 'set', 'standard'] as const
/** An accessory in several versions, which is not in the kit. */
const twoVersions = {
  ...productWire({ product: '30', uri: 'hose', sku: 'SKU-hose' }),
  items: ['30-1', '30-2'].map((item) => ({ item, name: item, sku: `SKU-${item}`, ean: '', stock: 'yes' })),
  relation: 'accessory',
}

test('accessories, alternatives, sets and related parts are separate lists in the data layer', async () => {
  const { window } = new JSDOM('<main></main>', { url: 'https://shop.test/p/brake-disc-280' })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', window.document)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onTestFinished(() => void vi.unstubAllGlobals())
  const shown: Extract<ShopEvent, { kind: 'listShown' }>[] = []
  const store = createStore()
  store.set(eventPortAtom, { send: (event) => void (event.kind === 'listShown' && shown.push(event)) })
  const found = v.parse(ProductWithRelated, {
    ...productWire(),
    relatedProducts: [
      twoVersions,
      ...relations.map((relation, index) => ({
        ...productWire({
          product: `${index + 20}`,
          uri: relation,
          items: [{ item: `${index + 20}-1`, name: '', sku: `SKU-${relation}`, ean: '', stock: 'yes' }],
        }),
        relation,
      })),
    ],
  })
  const bands = relatedBands(found, { i18n, currency: 'SEK', intl: 'en-SE' })
  const element = (
    <RelatedProducts
      related={Promise.resolve(bands)}
      title="Accessories"
      action={() => null}
      heart={() => null}
      addKit={() => null}
    />
  )
  const router = createMemoryRouter([{ path: '*', element }])
  const root = createRoot(window.document.querySelector('main')!)
  await act(async () =>
    root.render(
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </Provider>,
    ),
  )
  const lists = followLists(() => {})
  const entries = shown.flatMap((event) => {
    const part = lists.newPart(event)
    return part ? dataLayerEntries(part) : []
  })
  const entry = (id: string, name: string, sku: string) => {
    const names = { item_list_id: id, item_list_name: name }
    const items = [expect.objectContaining({ item_id: sku, ...names, index: 0 })]
    return { event: 'view_item_list', ecommerce: expect.objectContaining({ ...names, items }) }
  }
  expect(entries).toEqual([
    entry('accessories', i18n.t('product.accessories'), '30'),
    entry('kit', i18n.t('kit.title'), 'SKU-accessory'),
    entry('alternatives', i18n.t('product.alternatives'), 'SKU-alternative'),
    entry('sets', i18n.t('product.sets'), 'SKU-set'),
    entry('related', i18n.t('product.related'), 'SKU-standard'),
  ])
  await act(() => root.unmount())
})
