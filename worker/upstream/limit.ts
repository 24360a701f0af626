export type Limit = <T>(work: () => Promise<T>) => Promise<T>

/** Runs at most `max` works at once; further ones start in the order they came. */
export function createLimit(max: number): Limit {
  const waiting: (() => void)[] = []
  let running = 0

  function leave() {
    const next = waiting.shift()
    // `running` stays as it is, so that work which comes in between cannot overtake the next in line.
    if (next) next()
    else running -= 1
  }

  return async (work) => {
    if (running < max) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
