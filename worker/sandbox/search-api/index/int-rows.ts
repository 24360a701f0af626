/** Rows of integers of any length in one growing array; rows are filled once, in any order. */
export class IntRows {
  #values = new Int32Array(1_024)
  #size = 0
  #bounds = new Int32Array(256)

  get values(): Int32Array {
    return this.#values
  }

  get size(): number {
    return this.#size
  }

  start(row: number): number {
    return this.#bounds[2 * row] ?? 0
  }

  end(row: number): number {
    return this.#bounds[2 * row + 1] ?? 0
  }

  set(row: number, integers: readonly number[]): void {
    this.#values = grown(this.#values, this.#size + integers.length)
    this.#bounds = grown(this.#bounds, 2 * row + 2)
    this.#bounds[2 * row] = this.#size
    this.#values.set(integers, this.#size)
    this.#size += integers.length
    this.#bounds[2 * row + 1] = this.#size
  }
}

/** An array at least as long as needed, with the same beginning. */
export function grown<A extends Int32Array | Uint8Array>(array: A, length: number): A {
  if (array.length >= length) return array
  const larger = array instanceof Int32Array ? new Int32Array(2 * length) : new Uint8Array(2 * length)
  larger.set(array)
  return larger as A // of the same class as `array`
}
