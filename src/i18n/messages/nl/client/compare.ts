import type { compare as english } from '../../en/client/compare.ts'

export const compare = {
  'compare.compare': 'Vergelijken',
  'compare.named': 'Vergelijken: {name}',
} satisfies Record<keyof typeof english, string>
