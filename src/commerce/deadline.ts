/** The outcome of `work`; or, when it takes longer, a rejection with what `late` makes of it. */
export function within<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds)
    const ended = work.finally(() => clearTimeout(timer))
    ended.then(resolve, reject)
  })
}
