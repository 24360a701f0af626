/** What was promised, what was measured, and whether one keeps the other. */
export class Checks {
  readonly #lines: string[] = []
  #failed = 0

  judge(promise: string, figure: string, kept: boolean): void {
    this.#lines.push(`${kept ? '✓' : '✗'} ${promise}: ${figure}`)
    if (!kept) this.#failed += 1
  }

  /** Prints all of them; the number of broken promises. */
  print(): number {
    for (const line of this.#lines) console.log(line)
    console.log(`\n${this.#lines.length - this.#failed} passed, ${this.#failed} failed`)
    return this.#failed
  }
}
