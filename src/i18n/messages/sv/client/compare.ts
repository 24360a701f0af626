import type { compare as english } from '../../en/client/compare.ts'

export const compare = {
  'compare.compare': 'Jämför',
  'compare.named': 'Jämför: {name}',
} satisfies Record<keyof typeof english, string>
