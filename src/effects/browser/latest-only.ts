/**
 * Wraps a request that may be repeated before it has finished: only the result of the last one is used. `answer` waits
 * for the first request, and for those that are made while it waits.
 */
export function latestOnly<T>(request: () => Promise<T>) {
  const { promise, resolve } = Promise.withResolvers<T>()
  const last = { answer: promise }

  async function answer(): Promise<T> {
    const asked = last.answer
    const received = await asked
    return last.answer === asked ? received : answer()
  }

  return {
    answer,
    async ask(onAnswer: (answer: T) => void): Promise<void> {
      const promise = request()
      last.answer = promise
      resolve(promise)
      const received = await promise
      if (last.answer === promise) onAnswer(received)
    },
  }
}
