/** A question that may be asked again before it is answered: only the answer to the last one counts. */
export function latestOnly<T>(ask: () => Promise<T>) {
  const { promise, resolve } = Promise.withResolvers<T>()
  const last = { answer: promise }
  return {
    /** The answer to the last question, be it asked yet or not. */
    answer: () => last.answer,
    /** Asks, and tells the answer unless it was asked again in the meantime. */
    async ask(told: (answer: T) => void): Promise<void> {
      const asked = ask()
      last.answer = asked
      resolve(asked)
      const answer = await asked
      if (last.answer === asked) told(answer)
    },
  }
}
