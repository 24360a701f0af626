import type { compare as english } from '../../en/later/compare.ts'

export const compare = {
  'compare.chosen': '{count} af højst {max} dele valgt',
  'compare.surplus': 'Du kan højst sammenligne {max} dele. Fjern en først.',
  'compare.clear': 'Ryd',
  'compare.count': '{count, plural, one {Sammenlign # del} other {Sammenlign # dele}}',
} satisfies Record<keyof typeof english, string>
