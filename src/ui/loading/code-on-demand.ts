export interface CodeOnDemand<T> {
  /** Starts loading; further calls do nothing. */
  want(): void
  /** Waits until the code is wanted, and for the code then. */
  load(): Promise<T>
}

/** Code that `lazy` waits for until something asks for it, such as its place on the screen. */
export function codeOnDemand<T>(load: () => Promise<T>): CodeOnDemand<T> {
  let want = () => {}
  const wanted = new Promise<void>((resolve) => {
    want = resolve
  })
  return { want: () => want(), load: () => wanted.then(load) }
}
