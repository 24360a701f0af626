import { searchDebounce } from '#src/config.ts'
import type { Timer } from '#src/effects/browser/timer.ts'
import type { Suggestions } from './suggestions.ts'

interface SuggesterPorts {
  timer: Timer
  /** Asks for suggestions; null when they cannot be had. Aborted once the answer is of no use. */
  ask(keyword: string, signal: AbortSignal): Promise<Suggestions | null>
  onAnswer(keyword: string, found: Suggestions | null): void
}

/** Asks for suggestions while a shopper types: after each pause, and only the last answer is passed on. */
export function createSuggester({ timer, ask, onAnswer }: SuggesterPorts) {
  const current = { drop() {} }
  return {
    /** Drops what was asked before, and asks for a keyword once no other follows; an empty one asks nothing. */
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
