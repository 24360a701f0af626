import type { brakes as english } from '../../en/client/brakes.ts'

export const brakes = {
  'brakes.solid': 'solida bromsskivor fram',
  'brakes.vented': 'ventilerade bromsskivor fram',
  'brakes.drum': 'trumbromsar fram',
  'brakes.rearDisc': 'skivbromsar bak',
  'brakes.rearDrum': 'trumbromsar bak',
  'brakes.abs': 'ABS',
  'brakes.noAbs': 'utan ABS',
} satisfies Record<keyof typeof english, string>
