import type { Intent } from '#src/features/cart/intents.ts'
import type { World } from './world.ts'

export type Press = 'add' | 'more' | 'fewer' | 'remove'

/** Something a shopper does in one of their tabs. */
export type Step = { tab: number } & (
  | { kind: Press; item: string; by: number }
  | { kind: 'setLanguage'; language: string }
  | { kind: 'reload' }
  | { kind: 'duplicate' }
  | { kind: 'look' }
  | { kind: 'offline' }
  | { kind: 'online' }
  | { kind: 'elsewhere'; deposits: number }
  /** A widget is shown for the cart on the screen, or its button is pressed. */
  | { kind: 'startWidget' }
  | { kind: 'payByWidget' }
)

/** A shopper with `count` tabs open, and what they do in them. */
export async function createShopper({ open, close, setOnline, service }: World, count: number) {
  const tabs = await Promise.all(Array.from({ length: count }, open))
  const pressed = { presses: 0, pieces: 0 }
  const opening = { now: 0 }

  /** A tab begins with the intents it finds. */
  async function begin(left: Intent[], put: (tab: (typeof tabs)[number]) => void) {
    opening.now += 1
    const next = await open()
    next.queue.restore(left)
    next.look()
    put(next)
    opening.now -= 1
  }

  function act(step: Step) {
    const index = step.tab % tabs.length
    const tab = tabs[index]
    if (!tab?.tab.alive) return
    switch (step.kind) {
      case 'reload':
        close(tab.tab)
        return void begin(tab.state.pending, (next) => {
          tabs[index] = next
        })
      case 'duplicate':
        return void begin(tab.state.pending, (next) => void tabs.push(next))
      case 'look':
        return tab.look()
      case 'setLanguage':
        return tab.setLanguage(step.language)
      case 'startWidget':
        return tab.startWidget()
      case 'payByWidget':
        return tab.payByWidget()
      case 'elsewhere':
        return void service.setDeposits(step.deposits)
      case 'offline':
      case 'online':
        return setOnline(step.kind === 'online')
      default: {
        const before = tab.state.asked
        pressed.pieces += tab.press(step.item, step.kind, step.by)
        pressed.presses += tab.state.asked - before
      }
    }
  }

  return { tabs, pressed, act, isOpening: () => opening.now > 0 }
}
