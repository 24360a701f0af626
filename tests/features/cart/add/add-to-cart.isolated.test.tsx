import { Provider } from 'jotai'
import { JSDOM } from 'jsdom'
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { AddToCart } from '#src/features/cart/add/add-to-cart.tsx'
import type { Purchase } from '#src/features/catalogue/offer/purchase.ts'
import { anyQuantity } from '#src/features/catalogue/offer/quantity.ts'
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

/** The form's note on a typed quantity with so many pieces in stock. */
async function noteOf(quantity: string, pieces: number | null) {
  const { createRoot } = await import('react-dom/client')
  window.document.body.innerHTML = '<main></main>'
  const main = window.document.querySelector('main')!
  await act(async () => {
    createRoot(main).render(
      <MemoryRouter>
        <I18nProvider i18n={createTestI18n('en')}>
          <Provider>
            <AddToCart
              purchase={purchase}
              draft={{ item: '1-1', quantity, choices: [] }}
              live={Promise.resolve({ pieces })}
              price={null}
            />
          </Provider>
        </I18nProvider>
      </MemoryRouter>,
    )
  })
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
