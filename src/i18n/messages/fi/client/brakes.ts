import type { brakes as english } from '../../en/client/brakes.ts'

export const brakes = {
  'brakes.solid': 'umpinaiset jarrulevyt edessä',
  'brakes.vented': 'tuuletetut jarrulevyt edessä',
  'brakes.drum': 'rumpujarrut edessä',
  'brakes.rearDisc': 'levyjarrut takana',
  'brakes.rearDrum': 'rumpujarrut takana',
  'brakes.abs': 'ABS',
  'brakes.noAbs': 'ei ABS-jarruja',
} satisfies Record<keyof typeof english, string>
