import type { compare as english } from '../../en/client/compare.ts'

export const compare = {
  'compare.compare': 'Comparer',
  'compare.named': 'Comparer\u00a0: {name}',
} satisfies Record<keyof typeof english, string>
