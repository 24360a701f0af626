import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/test-i18n.ts'
import { voucherMessageAtom, voucherWaitAtom } from '#src/features/cart/commands/voucher.atoms.ts'
import { VoucherForm } from '#src/features/cart/panel/voucher-form.tsx'
import { I18nProvider } from '#src/i18n/use-i18n.tsx'

function render(store = createStore()) {
  return renderToStaticMarkup(
    <I18nProvider i18n={createTestI18n('en')}>
      <Provider store={store}>
        <VoucherForm />
      </Provider>
    </I18nProvider>,
  )
}

test('a code that waits for its turn says in how many seconds it is checked', () => {
  const store = createStore()
  store.set(voucherWaitAtom, 4)
  expect(render(store)).toContain('This one will be checked in 4 seconds.')
  expect(render()).not.toContain('will be checked')
})

test.each([
  [{ status: 'invalid', returned: 404 }, 'Discount code not valid', 'data-status="404"'],
  [{ status: 'added', returned: 'found' }, 'Discount code added', 'data-status="found"'],
] as const)('%j is shown as "%s"', (result, text, status) => {
  const store = createStore()
  store.set(voucherMessageAtom, { ...result, shown: true })
  expect(render(store)).toContain(text)
  expect(render(store)).toContain(status)
})
