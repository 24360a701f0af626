import type { compare as english } from '../../en/client/compare.ts'

export const compare = {
  'compare.compare': 'Vergleichen',
  'compare.named': 'Vergleichen: {name}',
} satisfies Record<keyof typeof english, string>
