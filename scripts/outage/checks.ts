/** Collects checks: what is expected, what was measured, and whether it passed. */
export class Checks {
  readonly #lines: string[] = []
  #failed = 0

  record(promise: string, figure: string, kept: boolean): void {
    this.#lines.push(`${kept ? '✓' : '✗'} ${promise}: ${figure}`)
    if (!kept) this.#failed += 1
  }

  /** Prints all checks; returns the number of failed ones. */
  print(): number {
    for (const line of this.#lines) console.log(line)
    console.log(`\n${this.#lines.length - this.#failed} passed, ${this.#failed} failed`)
    return this.#failed
  }
}
