import type { compare as english } from '../../en/later/compare.ts'

export const compare = {
  'compare.chosen': 'Valittu {count}, enintään {max} osaa',
  'compare.surplus': 'Enintään {max} osaa voi verrata. Poista ensin yksi.',
  'compare.clear': 'Tyhjennä',
  'compare.count': '{count, plural, one {Vertaa # osaa} other {Vertaa # osaa}}',
} satisfies Record<keyof typeof english, string>
