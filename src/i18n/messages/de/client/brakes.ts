import type { brakes as english } from '../../en/client/brakes.ts'

export const brakes = {
  'brakes.solid': 'massive Bremsscheiben vorne',
  'brakes.vented': 'innenbelüftete Bremsscheiben vorne',
  'brakes.drum': 'Trommelbremsen vorne',
  'brakes.rearDisc': 'Scheibenbremsen hinten',
  'brakes.rearDrum': 'Trommelbremsen hinten',
  'brakes.abs': 'ABS',
  'brakes.noAbs': 'ohne ABS',
} satisfies Record<keyof typeof english, string>
