export type Limit = <T>(work: () => Promise<T>) => Promise<T>

/** Lets at most `most` works run at once; further ones wait in order. */
export function createLimit(most: number): Limit {
  const waiting: (() => void)[] = []
  let running = 0

  function leave() {
    const next = waiting.shift()
    // The place goes straight to the next in line: nobody who comes in between can take it.
    if (next) next()
    else running -= 1
  }

  return async (work) => {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
