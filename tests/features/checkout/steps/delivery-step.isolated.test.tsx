import { createStore, Provider } from 'jotai'
import { JSDOM } from 'jsdom'
import { act } from 'react'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import type { ShippingWidget } from '#src/commerce/contract/selection/plugin-fields.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { stepAtom } from '#src/features/checkout/form/form.atoms.ts'
import { DeliveryStep } from '#src/features/checkout/steps/delivery-step.tsx'
import { I18nProvider } from '#src/i18n/use-i18n.tsx'
import { visitAtom } from '#src/visit.ts'
import { selectionOf } from '#tests/support/examples/selections.ts'
import { createCartWorld } from '#tests/support/worlds/cart-world.ts'

const { window } = new JSDOM('<main></main>', { pretendToBeVisual: true })
vi.stubGlobal('window', window)
vi.stubGlobal('document', window.document)
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterAll(() => vi.unstubAllGlobals())

const i18n = createTestI18n('en')
const snippet = '<div class="provider">Options</div>'
const broken = '<form action="https://evil.example/"></form>'

/** The delivery step on screen. `show` brings another selection, as every reply does. */
async function showStep(widget: ShippingWidget | null) {
  const { createRoot } = await import('react-dom/client')
  const { ports, initiated } = createCartWorld()
  const store = createStore()
  store.set(visitAtom, ports)
  window.document.body.innerHTML = '<main></main>'
  const main = window.document.querySelector('main')!
  const root = createRoot(main)
  async function show(shippingWidget: ShippingWidget | null) {
    const selection = { ...selectionOf([{ item: '1-1' }]), shippingWidget }
    await act(async () => {
      store.set(selectionAtom, selection)
      store.set(stepAtom, 'delivery')
      root.render(
        <I18nProvider i18n={i18n}>
          <Provider store={store}>
            <DeliveryStep selection={selection} />
          </Provider>
        </I18nProvider>,
      )
    })
  }
  await show(widget)
  return {
    main,
    show,
    initiated,
    provider: () => main.querySelector('.provider'),
    methods: () => main.querySelectorAll('input[type="radio"]').length,
    press: (name: string) =>
      act(async () =>
        [...main.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
      ),
  }
}

test('without a widget the plain methods are chosen from', async () => {
  const { provider, methods } = await showStep(null)
  expect([provider(), methods()]).toEqual([null, 1])
})

test('a widget takes the place of the plain methods, named and started by its plugin', async () => {
  const { main, provider, methods, initiated } = await showStep({ plugin: 'ingrid', snippet, reload: false })
  expect([provider()?.textContent, methods(), initiated]).toEqual(['Options', 0, ['ingrid']])
  const section = main.querySelector('section section')
  expect(section?.getAttribute('aria-label')).toBe('Delivery method')
  expect(section?.getAttribute('aria-busy')).toBe('false')
  expect(main.textContent).toContain('Continue to payment')
})

test.each([
  ['stays', false, true],
  ['is inserted again', true, false],
])('with every reply the widget %s where reload is %s', async (_, reload, same) => {
  const { show, provider, initiated } = await showStep({ plugin: 'shipwallet', snippet, reload: false })
  const before = provider()
  await show({ plugin: 'shipwallet', snippet, reload })
  expect(provider()).not.toBeNull()
  expect(provider() === before).toBe(same)
  expect(initiated).toHaveLength(same ? 1 : 2)
})

test('a widget that cannot be inserted shows an error next to the plain methods, and can be retried', async () => {
  const { main, methods, press, show, provider } = await showStep({
    plugin: 'ingrid',
    snippet: broken,
    reload: false,
  })
  const alert = () => main.querySelector('section section [role="alert"]')?.textContent
  expect(alert()).toContain('could not be loaded')
  expect(methods()).toBe(1)
  await press('Try again')
  expect(alert()).toContain('could not be loaded')
  await show({ plugin: 'ingrid', snippet, reload: false })
  expect([provider()?.textContent, methods(), alert()]).toEqual(['Options', 0, ''])
})

test('a widget that is gone leaves the plain methods', async () => {
  const { show, provider, methods } = await showStep({ plugin: 'ingrid', snippet, reload: false })
  await show(null)
  expect([provider(), methods()]).toEqual([null, 1])
})
