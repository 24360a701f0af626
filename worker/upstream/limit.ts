import type { Fetch } from '#src/commerce/http.ts'

/** Lets at most `most` calls wait for an answer at once; further ones queue in order. */
export function limitConcurrency(fetch: Fetch, most: number): Fetch {
  const waiting: (() => void)[] = []
  let running = 0
  return async (request) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await fetch(request)
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
