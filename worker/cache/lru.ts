interface Limits {
  entries: number
  weight: number
}

interface Entry<Value> {
  value: Value
  weight: number
}

export class Lru<Value> {
  readonly #limits: Limits
  readonly #entries = new Map<string, Entry<Value>>()
  #weight = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value, weight: number): void {
    this.delete(key)
    this.#entries.set(key, { value, weight })
    this.#weight += weight
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limits.entries && this.#weight <= this.#limits.weight) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0
    this.#entries.delete(key)
  }
}
