import { Provider, useAtomValue } from 'jotai'
import { JSDOM } from 'jsdom'
import { act } from 'react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { undoLifetime } from '#src/config.ts'
import { removeLineAtom } from '#src/features/cart/commands/line.atoms.ts'
import { restoreLineAtom } from '#src/features/cart/commands/restore.atoms.ts'
import { RemovedLine } from '#src/features/cart/line/removed-line.tsx'
import { removalsAtom } from '#src/features/cart/state/removal.atoms.ts'
import { I18nProvider } from '#src/i18n/use-i18n.tsx'
import { createFilledCart } from '#tests/support/worlds/cart-world.ts'

const { window } = new JSDOM('<main></main>', { pretendToBeVisual: true })
vi.stubGlobal('window', window)
vi.stubGlobal('document', window.document)
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  window.document.body.innerHTML = '<main></main>'
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

/** The undo offers of a cart, without its lines. */
function RemovedLines() {
  const removals = useAtomValue(removalsAtom)
  return removals.map((removal) => <RemovedLine key={removal.line.line} removal={removal} />)
}

/** A cart on screen, one of whose two lines has just been removed; its undo is offered. */
async function createRemoval() {
  const { createRoot } = await import('react-dom/client')
  const world = await createFilledCart({ '1-1': 2, '2-1': 2 })
  const { store, ports } = world
  const root = createRoot(window.document.querySelector('main')!)
  const line = world.lineOf('2-1')
  await act(async () => {
    root.render(
      <I18nProvider i18n={ports.i18n}>
        <Provider store={store}>
          <RemovedLines />
        </Provider>
      </I18nProvider>,
    )
  })
  await act(() => store.set(removeLineAtom, line))
  // The offer takes the focus, which stops its time: as after a click it is not there.
  await act(() => window.document.querySelector('button')?.blur())
  return {
    ...world,
    line,
    isOffered: () => store.get(removalsAtom).length > 0,
    /** Presses undo, and shows that it is under way. `finished`: the call has been answered, and that is shown too. */
    restore() {
      const restored: Promise<void>[] = []
      act(() => void restored.push(store.set(restoreLineAtom, store.get(removalsAtom)[0]!)))
      return { finished: () => act(() => Promise.all(restored)) }
    },
  }
}

test('the undo of a removed line is offered for eight seconds', async () => {
  const { isOffered } = await createRemoval()
  await pass(undoLifetime - 1)
  expect([undoLifetime, isOffered()]).toEqual([8_000, true])
  await pass(1)
  expect(isOffered()).toBe(false)
})

test('removing the same line again restarts the eight seconds of its undo', async () => {
  const { store, line, isOffered } = await createRemoval()
  await pass(5_000)
  await act(() => store.set(removeLineAtom, { ...line, quantity: 1 }))
  await pass(undoLifetime - 1)
  expect(isOffered()).toBe(true)
  await pass(1)
  expect(isOffered()).toBe(false)
})

test('the time of an undo is paused while the line is being restored', async () => {
  const { isOffered, restore, lineOf } = await createRemoval()
  const { finished } = restore()
  // In one go: the call has no chance to be answered meanwhile.
  act(() => void vi.advanceTimersByTime(undoLifetime))
  expect(isOffered()).toBe(true)
  await finished()
  expect(lineOf('2-1').quantity).toBe(2)
})

test('a failed restore offers the undo for eight more seconds', async () => {
  const { network, isOffered, restore } = await createRemoval()
  network.loses = (call) => (call.startsWith('POST') ? 'before' : null)
  await pass(5_000)
  await restore().finished()
  await pass(undoLifetime - 1)
  expect(isOffered()).toBe(true)
  await pass(1)
  expect(isOffered()).toBe(false)
})
