import { atom } from 'jotai'
import { keptEventsKey } from '#src/config.ts'
import { browserStore } from '../browser/storage.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { isAgreed } from './current-consent.ts'
import { type EventPort, isDone, type ShopEvent } from './event-port.ts'

export interface Measuring extends EventPort {
  /**
   * Starts the accepted services, or tells running ones of a changed answer; does nothing without consent. `isNew`: the
   * answer was given while this document was open, so services start at once and the answering document keeps the proof.
   */
  begin(isNew?: boolean): Promise<void>
}

export const measuringAtom = atom<Measuring | null>(null)

/** Maximum number of events held until it is known whether they may be reported. */
const maxHeld = 50

/**
 * Creates the measuring of this document by `data-measuring`: `PublicConfig.measuring`, or empty if the next document
 * reports its events; null without the attribute. Before an answer only views of the screen are held, so that an answer
 * does not report earlier actions.
 */
export function createMeasuring(
  configuration = document.documentElement.dataset.measuring,
): Measuring | null {
  if (configuration === undefined) return null
  const held: ShopEvent[] = []
  let adapters: (EventPort & { update(): void }) | null = null

  function updated(): boolean {
    adapters?.update()
    return adapters !== null
  }

  // The page was left before the adapters loaded: the next document reports its events.
  addEventListener('pagehide', () => {
    const done = held.splice(0).filter(isDone)
    if (done.length > 0 && isAgreed()) {
      const store = browserStore('sessionStorage')
      store.write(keptEventsKey, `${store.read(keptEventsKey) ?? ''}${JSON.stringify(done)}\n`)
    }
  })
  return {
    send(event) {
      if (adapters) return adapters.send(event)
      if (!isAgreed()) {
        if (event.kind === 'screenShown') held.length = 0
        if (isDone(event)) return
      }
      if (held.length < maxHeld) held.push(event)
    },
    async begin(isNew) {
      if (updated() || !isAgreed()) return
      // Not before the page can be used; a document whose events are stored may be left at any moment.
      if (configuration && !isNew) await whenIdle()
      const { connectAdapters } = await import('./adapters/connect-adapters.ts')
      // An answer may have been given while these were loading.
      if (updated()) return
      adapters = connectAdapters(configuration, held.splice(0))
      if (isNew) return
      const { keepMissingProof } = await import('./consent-proof.ts')
      keepMissingProof()
    },
  }
}
