import type { compare as english } from '../../en/later/compare.ts'

export const compare = {
  'compare.chosen': '{count} sur {max} pièces au plus',
  'compare.surplus': 'Vous pouvez comparer {max} pièces au plus. Retirez-en une d’abord.',
  'compare.clear': 'Effacer',
  'compare.count': '{count, plural, one {Comparer # pièce} other {Comparer # pièces}}',
} satisfies Record<keyof typeof english, string>
