import type { brakes as english } from '../../en/client/brakes.ts'

export const brakes = {
  'brakes.solid': 'massive Bremsscheiben vorn',
  'brakes.vented': 'innenbelüftete Bremsscheiben vorn',
  'brakes.drum': 'Trommelbremsen vorn',
  'brakes.rearDisc': 'Scheibenbremsen hinten',
  'brakes.rearDrum': 'Trommelbremsen hinten',
  'brakes.abs': 'ABS',
  'brakes.noAbs': 'ohne ABS',
} satisfies Record<keyof typeof english, string>
