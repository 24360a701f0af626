/** The line of the step that was begun last: lines of steps that run side by side come one after the other. */
let line: Promise<void> = Promise.resolve()

/** Runs a step of a script and prints a line about it: what is being done, and when it is, how long it took. */
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
