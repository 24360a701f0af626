import type { brakes as english } from '../../en/client/brakes.ts'

export const brakes = {
  'brakes.solid': 'massieve remschijven vooraan',
  'brakes.vented': 'geventileerde remschijven vooraan',
  'brakes.drum': 'trommelremmen vooraan',
  'brakes.rearDisc': 'schijfremmen achteraan',
  'brakes.rearDrum': 'trommelremmen achteraan',
  'brakes.abs': 'ABS',
  'brakes.noAbs': 'zonder ABS',
} satisfies Record<keyof typeof english, string>
