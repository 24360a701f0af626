/** A set of positions in the catalogue, one bit each: bit n is set when the product at position n belongs to it. */
export type Bitset = Uint32Array

export function emptySet(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5)
}

/** The set of all positions below `size`. */
export function fullSet(size: number): Bitset {
  const set = emptySet(size).fill(0xffffffff)
  const rest = size & 31
  if (rest > 0) set[set.length - 1] = 2 ** rest - 1
  return set
}

export function setOf(size: number, positions: Iterable<number>): Bitset {
  const set = emptySet(size)
  for (const position of positions) add(set, position)
  return set
}

export function add(set: Bitset, position: number): void {
  set[position >>> 5] = word(set, position >>> 5) | (1 << (position & 31))
}

export function has(set: Bitset, position: number): boolean {
  return (word(set, position >>> 5) & (1 << (position & 31))) !== 0
}

/** The intersection of sets. */
export function both(first: Bitset, ...others: readonly Bitset[]): Bitset {
  const result = first.slice()
  for (const other of others)
    for (let at = 0; at < result.length; at++) result[at] = word(result, at) & word(other, at)
  return result
}

/** The union of sets. */
export function either(size: number, sets: Iterable<Bitset>): Bitset {
  const result = emptySet(size)
  for (const set of sets)
    for (let at = 0; at < result.length; at++) result[at] = word(result, at) | word(set, at)
  return result
}

/** The number of positions two sets share. */
export function shared(left: Bitset, right: Bitset): number {
  let count = 0
  for (let at = 0; at < left.length; at++) count += ones(word(left, at) & word(right, at))
  return count
}

export function meets(left: Bitset, right: Bitset): boolean {
  for (let at = 0; at < left.length; at++) if ((word(left, at) & word(right, at)) !== 0) return true
  return false
}

export function count(set: Bitset): number {
  return shared(set, set)
}

/** The positions of a set in ascending order. */
export function positions(set: Bitset): number[] {
  const result: number[] = []
  for (let at = 0; at < set.length; at++) {
    for (let bits = word(set, at); bits !== 0; bits &= bits - 1)
      result.push(at * 32 + 31 - Math.clz32(bits & -bits))
  }
  return result
}

function word(set: Bitset, at: number): number {
  return set[at] ?? 0
}

function ones(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
