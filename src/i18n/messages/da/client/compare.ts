import type { compare as english } from '../../en/client/compare.ts'

export const compare = {
  'compare.compare': 'Sammenlign',
  'compare.named': 'Sammenlign: {name}',
} satisfies Record<keyof typeof english, string>
