import { searchDebounce } from '#src/config.ts'
import type { Timer } from '#src/effects/browser/timer.ts'
import type { Suggestions } from './suggestions.ts'

interface SuggesterPorts {
  timer: Timer
  /** Loads suggestions; null on failure. Aborted once the answer is outdated. */
  ask(keyword: string, signal: AbortSignal): Promise<Suggestions | null>
  onAnswer(keyword: string, found: Suggestions | null): void
}

/** Loads suggestions while a shopper types: after each pause, and only the last answer is passed on. */
export function createSuggester({ timer, ask, onAnswer }: SuggesterPorts) {
  const current = { drop() {} }
  return {
    /** Cancels the earlier request, and loads suggestions for a keyword after a pause; for an empty one, none. */
    type(keyword: string): void {
      current.drop()
      if (keyword === '') return
      const dropped = new AbortController()
      const cancel = timer.after(searchDebounce, async () => {
        const found = await ask(keyword, dropped.signal)
        if (!dropped.signal.aborted) onAnswer(keyword, found)
      })
      current.drop = () => {
        cancel()
        dropped.abort()
      }
    },
  }
}
