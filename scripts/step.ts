/** The line of the last step: lines of concurrent steps are printed in sequence. */
let line: Promise<void> = Promise.resolve()

/** Prints a line about the step, and its duration when it is done. */
export function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = work()
  const ending = result.then(
    () => `${((performance.now() - started) / 1_000).toFixed(1)} s`,
    () => 'failed',
  )
  line = line.then(async () => {
    process.stdout.write(`${name} … `)
    console.log(await ending)
  })
  return line.then(() => result)
}
