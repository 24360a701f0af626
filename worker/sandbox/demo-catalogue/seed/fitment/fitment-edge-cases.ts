import type { Design } from '../assortment/design.ts'

export interface FitmentEdgeCase {
  /** A short description of the difficulty. */
  name: string
  /** Parts that fit one kind and not the other: part type, design key, and the SKU of one of them. */
  parts: readonly (readonly [partType: string, key: string, sku: string])[]
}

/** Ten fitment questions that model and year do not answer. */
export const fitmentEdgeCases: readonly FitmentEdgeCase[] = [
  {
    name: 'An Amazon has drums or discs in front',
    parts: [
      ['brake-shoes', 'front 228 57 volvo-pv+volvo-amazon+volvo-140', 'BS-228X57-AMZ-F-BRO'],
      ['brake-disc', 'front solid 274 14.3 5x114.3', 'BD-274-143S-F5X114-TOR'],
    ],
  },
  {
    name: 'A 140 has thinner or thicker discs in front',
    parts: [
      ['brake-disc', 'front solid 272 12.7 5x108', 'BD-272-127S-F5X108-BRO'],
      ['brake-disc', 'front solid 272 14.3 5x108', 'BD-272-143S-F5X108-BRO'],
    ],
  },
  {
    name: 'A 240 has larger vented discs with ABS only',
    parts: [
      ['brake-disc', 'front solid 263 14.3 5x108', 'BD-263-143S-F5X108-BRO'],
      ['brake-disc', 'front vented 263 22 5x108', 'BD-263-22V-F5X108-BRO'],
      ['brake-disc', 'front vented 280 22 5x108', 'BD-280-22V-F5X108-TOR'],
    ],
  },
  {
    name: 'A Golf IV has 256, 280 or 288 mm discs',
    parts: [
      ['brake-disc', 'front solid 256 13 5x100', 'BD-256-13S-F5X100-TOR'],
      ['brake-disc', 'front vented 280 22 5x100', 'BD-280-22V-F5X100-BRO'],
      ['brake-disc', 'front vented 288 25 5x100', 'BD-288-25V-F5X100-TOR'],
    ],
  },
  {
    name: 'A 2CV brakes with mineral oil or with brake fluid',
    parts: [
      ['brake-fluid', 'LHM 1', 'BF-LHM-1L-BRO'],
      ['brake-master-cylinder', 'citroen-2cv  A lhd 19.05', 'BMC-1905-2CVA-BRO'],
      ['brake-master-cylinder', 'citroen-2cv  B lhd 20.64', 'BMC-2064-2CVB-BRO'],
    ],
  },
  {
    name: 'A Beetle has five or four wheel bolts',
    parts: [
      ['brake-drum', 'rear 230 30 5x205 vw-beetle', 'BDR-230-BTL-R5-BRO'],
      ['brake-drum', 'rear 230 30 4x130 vw-beetle', 'BDR-230-BTL-R4-BRO'],
    ],
  },
  {
    name: 'A right-hand-drive Mini has longer cables',
    parts: [
      ['handbrake-cable', 'mini lhd left', 'HBC-1140-MINIL-BRO'],
      ['handbrake-cable', 'mini rhd left', 'HBC-1185-MINI-RHD-L-BRO'],
    ],
  },
  {
    name: 'A V70 has discs by the size of its wheels',
    parts: [
      ['brake-disc', 'front vented 286 26 5x108', 'BD-286-26V-F5X108-BRO'],
      ['brake-disc', 'front vented 305 28 5x108', 'BD-305-28V-F5X108-FRE'],
      ['brake-disc', 'front vented 316 28 5x108 65.1', 'BD-316-28V-F5X108-BRO'],
    ],
  },
  {
    name: 'A 900 changed its brakes for model year 1988',
    parts: [
      ['brake-disc', 'front solid 280 12.7 4x114.3', 'BD-280-127S-F4X114-BRO'],
      ['brake-disc', 'front vented 278 23.5 4x108', 'BD-278-235V-F4X108-BRO'],
    ],
  },
  {
    name: 'A T4 has brakes by its axle load',
    parts: [
      ['brake-disc', 'front solid 280 18 5x112', 'BD-280-18S-F5X112-FRE'],
      ['brake-disc', 'front vented 300 26 5x112', 'BD-300-26V-F5X112-BRO'],
    ],
  },
]

const keys = new Set(
  fitmentEdgeCases.flatMap(({ parts }) => parts.map(([partType, key]) => `${partType} ${key}`)),
)

/** True if a design belongs to an edge case; these are always in the assortment and in stock. */
export function isFitmentEdgeCase({ partType, key, kin }: Design): boolean {
  return keys.has(`${partType} ${key}`) || keys.has(`${partType} ${kin}`)
}
