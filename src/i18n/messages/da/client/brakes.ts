import type { brakes as english } from '../../en/client/brakes.ts'

export const brakes = {
  'brakes.solid': 'massive bremseskiver foran',
  'brakes.vented': 'ventilerede bremseskiver foran',
  'brakes.drum': 'tromlebremser foran',
  'brakes.rearDisc': 'skivebremser bag',
  'brakes.rearDrum': 'tromlebremser bag',
  'brakes.abs': 'ABS',
  'brakes.noAbs': 'uden ABS',
} satisfies Record<keyof typeof english, string>
