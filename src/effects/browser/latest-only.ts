/** Wraps a request that may be repeated before it has finished: only the result of the last one is used. */
export function latestOnly<T>(request: () => Promise<T>) {
  const { promise, resolve } = Promise.withResolvers<T>()
  const last = { answer: promise }
  return {
    answer: () => last.answer,
    async ask(onAnswer: (answer: T) => void): Promise<void> {
      const promise = request()
      last.answer = promise
      resolve(promise)
      const answer = await promise
      if (last.answer === promise) onAnswer(answer)
    },
  }
}
