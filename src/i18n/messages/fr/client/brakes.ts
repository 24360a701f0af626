import type { brakes as english } from '../../en/client/brakes.ts'

export const brakes = {
  'brakes.solid': 'disques avant pleins',
  'brakes.vented': 'disques avant ventilés',
  'brakes.drum': 'tambours avant',
  'brakes.rearDisc': 'disques arrière',
  'brakes.rearDrum': 'tambours arrière',
  'brakes.abs': 'ABS',
  'brakes.noAbs': 'sans ABS',
} satisfies Record<keyof typeof english, string>
