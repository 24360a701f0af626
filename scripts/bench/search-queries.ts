import * as v from 'valibot'

const Part = v.object({
  name: v.string(),
  sku: v.string(),
  vehicles: v.array(v.string()),
  oeNumbers: v.array(v.string()),
})

/** Equal for every run. */
export function searchQueries(found: readonly unknown[], count: number): string[] {
  const parts = v.parse(v.array(Part), found)
  const random = createRandom()
  const oneOf = <Entry>(entries: readonly Entry[]) => entries[random(entries.length)]
  return Array.from({ length: count }, (_, at) => {
    const { name, sku, vehicles, oeNumbers } = oneOf(parts) ?? {
      name: '',
      sku: '',
      vehicles: [],
      oeNumbers: [],
    }
    const words = name.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length > 2)
    const word = () => oneOf(words) ?? ''
    const kinds = [
      () => `${word()} ${word()}`,
      () => misspelt(word(), random),
      () => `${misspelt(word(), random)} ${word()}`,
      () => sku,
      () => sku.replaceAll('-', ''),
      () => oeNumbers[0] ?? sku,
      () => vehicles[0] ?? word(),
      () => `${word()} volvo 240`,
      () => word().slice(0, 3),
    ]
    return kinds[at % kinds.length]?.() ?? ''
  })
}

function misspelt(word: string, random: (below: number) => number): string {
  const at = 1 + random(Math.max(1, word.length - 1))
  return word.slice(0, at) + word.slice(at + 1)
}

function createRandom(): (below: number) => number {
  let state = 7
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % Math.max(1, below)
  }
}
