import { createStore, Provider } from 'jotai'
import { JSDOM } from 'jsdom'
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { AddToCart } from '#src/features/cart/add/add-to-cart.tsx'
import type { Purchase } from '#src/features/catalogue/offer/purchase.ts'
import { anyQuantity } from '#src/features/catalogue/offer/quantity.ts'
import { garageAtom, productFitAtom } from '#src/features/garage/garage.atoms.ts'
import { chosenCar, emptyGarage, withCar } from '#src/features/garage/garage.ts'
import { I18nProvider } from '#src/i18n/use-i18n.tsx'

const { window } = new JSDOM('<main></main>', { pretendToBeVisual: true })
vi.stubGlobal('window', window)
vi.stubGlobal('document', window.document)
vi.stubGlobal('FormData', window.FormData)
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterAll(() => vi.unstubAllGlobals())

const purchase: Purchase = {
  product: '1',
  items: [{ item: '1-1', name: '', fullName: 'Brake disc', article: 'BD-258', stock: 'yes' }],
  recommended: null,
  limits: anyQuantity,
  soldAs: '',
  deposit: '',
  sections: [],
  text: { optional: '', without: '' },
  sum: null,
}

/** The form of a product for a visitor whose car needs this number of pieces; null if it is unknown. */
async function formOf(of: Purchase, quantity: string | null, pieces: number | null, needed: number | null) {
  const { createRoot } = await import('react-dom/client')
  window.document.body.innerHTML = '<main></main>'
  const main = window.document.querySelector('main')!
  const store = createStore()
  const engines = [{ key: 'volvo-240-b21a', name: 'B21A' }]
  const car = chosenCar({ id: '00000001', model: 'Volvo 240', engines, engine: null, year: 1981 })
  store.set(garageAtom, withCar(car)(emptyGarage))
  store.set(productFitAtom, { product: of.product, quantity: needed, isRefused: false })
  await act(async () => {
    createRoot(main).render(
      <MemoryRouter>
        <I18nProvider i18n={createTestI18n('en')}>
          <Provider store={store}>
            <AddToCart
              purchase={of}
              draft={{ item: '1-1', quantity, choices: [] }}
              live={Promise.resolve({ pieces })}
              price={null}
            />
          </Provider>
        </I18nProvider>
      </MemoryRouter>,
    )
  })
  return main
}

/** The form's note on a typed quantity, with this number of pieces in stock. */
async function noteOf(quantity: string, pieces: number | null) {
  const main = await formOf(purchase, quantity, pieces, null)
  const field = main.querySelector('input[name=quantity]')
  const note = main.querySelector('.stock-note')
  expect(field?.getAttribute('aria-describedby')).toContain(note?.id)
  return note?.textContent
}

test.each([
  ['9999', 4, 'In stock now: 4. Only what is in stock when you order can be delivered.'],
  ['4', 4, ''],
  ['5', null, ''],
  ['100000', 4, ''],
])('%s pieces of %s in stock: "%s"', async (quantity, pieces, text) => {
  expect(await noteOf(quantity, pieces)).toBe(text)
})

test.each([
  [null, null, 'Depends on the car'],
  [null, 4, undefined],
  [2, 4, 'Depends on the car'],
])(
  'with advice for %s pieces and a car that needs %s, the form advises: %s',
  async (quantity, needed, text) => {
    const recommended = { quantity, text: 'Depends on the car' }
    const main = await formOf({ ...purchase, recommended }, null, null, needed)
    expect(main.querySelector('.advice')?.textContent).toBe(text)
  },
)
