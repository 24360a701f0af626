export const brakes = {
  'brakes.solid': 'solid front discs',
  'brakes.vented': 'vented front discs',
  'brakes.drum': 'front drums',
  'brakes.rearDisc': 'rear discs',
  'brakes.rearDrum': 'rear drums',
  'brakes.abs': 'ABS',
  'brakes.noAbs': 'no ABS',
} as const
