import type { Design } from './design.ts'

export interface Trap {
  /** What is easily answered wrongly. */
  name: string
  /** Parts that fit one of the kinds and not the other: by part type and the design's key. */
  parts: readonly (readonly [partType: string, key: string])[]
}

/** Ten questions about fit that a shop gets wrong when it looks at the model and the year alone. */
export const traps: readonly Trap[] = [
  {
    name: 'An Amazon has drums or discs in front',
    parts: [
      ['brake-shoes', 'front 228 57 volvo-pv+volvo-amazon+volvo-140'],
      ['brake-disc', 'front solid 274 14.3 5x114.3'],
    ],
  },
  {
    name: 'A 140 has brake system A or B',
    parts: [
      ['brake-disc', 'front solid 272 12.7 5x108'],
      ['brake-disc', 'front solid 272 14.3 5x108'],
    ],
  },
  {
    name: 'A 240 has larger vented discs with ABS only',
    parts: [
      ['brake-disc', 'front solid 263 14.3 5x108'],
      ['brake-disc', 'front vented 263 22 5x108'],
      ['brake-disc', 'front vented 280 22 5x108'],
    ],
  },
  {
    name: 'A Golf IV has 256, 280 or 288 mm discs',
    parts: [
      ['brake-disc', 'front solid 256 13 5x100'],
      ['brake-disc', 'front vented 280 22 5x100'],
      ['brake-disc', 'front vented 288 25 5x100'],
    ],
  },
  {
    name: 'A 2CV brakes with mineral oil or with brake fluid',
    parts: [
      ['brake-fluid', 'LHM 1'],
      ['brake-master-cylinder', 'citroen-2cv  A lhd 19.05'],
      ['brake-master-cylinder', 'citroen-2cv  B lhd 20.64'],
    ],
  },
  {
    name: 'A Beetle has five or four wheel bolts',
    parts: [
      ['brake-drum', 'rear 230 30 5x205 vw-beetle'],
      ['brake-drum', 'rear 230 30 4x130 vw-beetle'],
    ],
  },
  {
    name: 'A right-hand-drive Mini has longer cables',
    parts: [
      ['handbrake-cable', 'mini lhd left'],
      ['handbrake-cable', 'mini rhd left'],
    ],
  },
  {
    name: 'A V70 has discs by the size of its wheels',
    parts: [
      ['brake-disc', 'front vented 286 26 5x108'],
      ['brake-disc', 'front vented 305 28 5x108'],
      ['brake-disc', 'front vented 316 28 5x108'],
    ],
  },
  {
    name: 'A 900 changed its brakes for model year 1988',
    parts: [
      ['brake-disc', 'front solid 280 12.7 4x114.3'],
      ['brake-disc', 'front vented 278 23.5 4x108'],
    ],
  },
  {
    name: 'A T4 has brakes by its axle load',
    parts: [
      ['brake-disc', 'front solid 280 18 5x112'],
      ['brake-disc', 'front vented 300 26 5x112'],
    ],
  },
]

const keys = new Set(traps.flatMap(({ parts }) => parts.map(([partType, key]) => `${partType} ${key}`)))

/** Such parts are always in the shop, and in stock. */
export function isTrap({ partType, key, kin }: Design): boolean {
  return keys.has(`${partType} ${key}`) || keys.has(`${partType} ${kin}`)
}
