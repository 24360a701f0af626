/** Settles as `work`, or rejects with the error of `late` after the given milliseconds. */
export function within<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds)
    const ended = work.finally(() => clearTimeout(timer))
    ended.then(resolve, reject)
  })
}
