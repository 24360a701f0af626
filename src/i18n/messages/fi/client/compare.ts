import type { compare as english } from '../../en/client/compare.ts'

export const compare = {
  'compare.compare': 'Vertaa',
  'compare.named': 'Vertaa: {name}',
} satisfies Record<keyof typeof english, string>
