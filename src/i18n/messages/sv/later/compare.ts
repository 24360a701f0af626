import type { compare as english } from '../../en/later/compare.ts'

export const compare = {
  'compare.chosen': '{count} av högst {max} delar valda',
  'compare.surplus': 'Högst {max} delar kan jämföras. Ta bort en först.',
  'compare.clear': 'Rensa',
  'compare.count': '{count, plural, one {Jämför # del} other {Jämför # delar}}',
} satisfies Record<keyof typeof english, string>
