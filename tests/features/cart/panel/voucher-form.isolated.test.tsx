import { createStore, Provider } from 'jotai'
import { JSDOM } from 'jsdom'
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import {
  addVoucherAtom,
  voucherMessageAtom,
  voucherWaitAtom,
} from '#src/features/cart/commands/voucher.atoms.ts'
import { VoucherForm } from '#src/features/cart/panel/voucher-form.tsx'
import { I18nProvider } from '#src/i18n/use-i18n.tsx'
import { createFilledCart } from '#tests/support/worlds/cart-world.ts'

const { window } = new JSDOM('<main></main>', { pretendToBeVisual: true })
vi.stubGlobal('window', window)
vi.stubGlobal('document', window.document)
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterAll(() => vi.unstubAllGlobals())

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

test('a refused code says which codes it may not go together with', async () => {
  const { store } = await createFilledCart({ '1-1': 1 })
  await store.set(addVoucherAtom, 'SAVE10')
  await store.set(addVoucherAtom, 'ALONE25')
  expect(render(store)).toContain(
    'Discount code not valid. It may not be possible to combine it with SAVE10.',
  )
})

/** The form on screen, with a separate cart. */
async function showForm() {
  const { createRoot } = await import('react-dom/client')
  const world = await createFilledCart({ '1-1': 1 })
  const { store, ports } = world
  window.document.body.innerHTML = '<main></main>'
  const main = window.document.querySelector('main')!
  await act(async () => {
    createRoot(main).render(
      <I18nProvider i18n={ports.i18n}>
        <Provider store={store}>
          <VoucherForm />
        </Provider>
      </I18nProvider>,
    )
  })
  const input = main.querySelector('input')!
  return {
    ...world,
    input,
    button: (name: string) =>
      [...main.querySelectorAll('button')].find(
        (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
      )!,
    type(text: string) {
      // React reads what was typed by the setter of the element, which it has replaced.
      Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      act(() => void input.dispatchEvent(new window.Event('input', { bubbles: true })))
    },
    /** Submits the form as the Enter key does, for any button. */
    submit: () => act(() => input.form!.requestSubmit()),
    /** The service has answered, and that is shown. */
    answered: () =>
      act(() => vi.waitFor(() => expect(store.get(voucherMessageAtom), 'no message').not.toBeNull())),
  }
}

test('a code is entered once while it is being checked, and cannot be changed meanwhile', async () => {
  const { input, type, submit, answered, callNames } = await showForm()
  type('NONSENSE')
  submit()
  expect(input.readOnly).toBe(true)
  submit()
  await answered()
  expect(callNames().filter((call) => call === 'POST /vouchers')).toHaveLength(1)
  expect([input.readOnly, input.value]).toEqual([false, 'NONSENSE'])
})

test('two presses take a code off once', async () => {
  const { store, button, answered, callNames } = await showForm()
  await act(() => store.set(addVoucherAtom, 'SAVE10'))
  const takeOff = button('Remove code SAVE10')
  act(() => takeOff.click())
  expect(takeOff.getAttribute('aria-disabled')).toBe('true')
  act(() => takeOff.click())
  await answered()
  expect(callNames().filter((call) => call === 'DELETE /vouchers')).toHaveLength(1)
})
