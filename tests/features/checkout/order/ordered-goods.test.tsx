import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { OrderedGoods } from '#src/features/checkout/order/ordered-goods.tsx'
import { I18nProvider } from '#src/i18n/use-i18n.tsx'
import { selectionOf } from '#tests/support/examples/selections.ts'

test('every line of the order is above the button, with its number, name and sum, and nothing is folded', () => {
  const store = createStore()
  const names = ['Brake disc', 'Brake pads', 'Brake fluid', 'Caliper', 'Hose']
  store.set(
    selectionAtom,
    selectionOf(names.map((name, index) => ({ item: `${index}-1`, name, quantity: index + 1, price: 100 }))),
  )
  const html = renderToStaticMarkup(
    <I18nProvider i18n={createTestI18n('en')}>
      <Provider store={store}>
        <OrderedGoods />
      </Provider>
    </I18nProvider>,
  )
  const text = html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' ')
  for (const [index, name] of names.entries()) {
    expect(text).toContain(`${index + 1} × ${name}`)
    expect(text).toContain(`${(index + 1) * 100}`)
  }
  expect(html).not.toContain('<details')
  expect(html).not.toContain('hidden')
})
