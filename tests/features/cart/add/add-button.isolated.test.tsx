import { createStore, Provider } from 'jotai'
import { JSDOM } from 'jsdom'
import { act } from 'react'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { AddButton } from '#src/features/cart/add/add-button.tsx'
import { cartStarterAtom } from '#src/features/cart/state/selection.atoms.ts'
import { I18nProvider } from '#src/i18n/use-i18n.tsx'

const { window } = new JSDOM('<main></main>', { pretendToBeVisual: true })
vi.stubGlobal('window', window)
vi.stubGlobal('document', window.document)
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterAll(() => vi.unstubAllGlobals())
afterEach(() => vi.useRealTimers())

const sentence = 'This is taking longer than usual. There’s no need to press again.'

/** The button on screen, over a cart that starts when the test says so. */
async function showButton() {
  const { createRoot } = await import('react-dom/client')
  const started = Promise.withResolvers<void>()
  const store = createStore()
  store.set(cartStarterAtom, { start: () => started.promise })
  const main = window.document.querySelector('main')!
  await act(async () => {
    createRoot(main).render(
      <I18nProvider i18n={createTestI18n('en')}>
        <Provider store={store}>
          <AddButton item="1-1" quantity={1} name="Brake disc" />
        </Provider>
      </I18nProvider>,
    )
  })
  const press = () => act(() => main.querySelector('form')!.requestSubmit())
  return { main, press, started }
}

test('an addition that takes long says so after six seconds, until it is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { main, press, started } = await showButton()
  press()
  act(() => void vi.advanceTimersByTime(5_999))
  expect(main.textContent).not.toContain(sentence)
  const region = main.querySelector('[role=status]')
  act(() => void vi.advanceTimersByTime(1))
  expect(region?.textContent).toBe(sentence)
  await act(async () => started.reject(new TypeError('network')))
  await vi.waitFor(() => expect(main.textContent).toContain('The cart cannot be reached.'))
  expect(main.textContent).not.toContain(sentence)
})
