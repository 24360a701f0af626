export class Checks {
  readonly #lines: string[] = []
  #failed = 0

  record(promise: string, figure: string, kept: boolean): void {
    this.#lines.push(`${kept ? '✓' : '✗'} ${promise}: ${figure}`)
    if (!kept) this.#failed += 1
  }

  /** Returns the number of failed checks. */
  print(): number {
    for (const line of this.#lines) console.log(line)
    console.log(`\n${this.#lines.length - this.#failed} passed, ${this.#failed} failed`)
    return this.#failed
  }
}
