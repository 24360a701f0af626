import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/test-i18n.ts'
import { selectionAtom } from '#src/features/cart/selection.atoms.ts'
import { payStateAtom } from '#src/features/checkout/pay.atoms.ts'
import { PayNotice } from '#src/features/checkout/pay-notice.tsx'
import { locales } from '#src/i18n/locales.ts'
import { I18nProvider } from '#src/i18n/use-i18n.tsx'
import { createReadyBuyer } from '#tests/support/buyer.ts'

test.each(locales)('who is to press again is told the new total aloud, in %s', async (locale) => {
  const buyer = await createReadyBuyer()
  const store = createStore()
  store.set(selectionAtom, buyer.store.get(selectionAtom))
  store.set(payStateAtom, { kind: 'stopped', reason: 'changed', messages: [] })
  const html = renderToStaticMarkup(
    <I18nProvider i18n={createTestI18n(locale)}>
      <Provider store={store}>
        <PayNotice />
      </Provider>
    </I18nProvider>,
  )
  const total = buyer.store.get(selectionAtom)?.totals.grandTotal
  expect(html).toContain('role="alert"')
  expect(html.replaceAll(/\s/g, '')).toMatch(new RegExp(`[^\\d]${total}[^\\d]`))
})
