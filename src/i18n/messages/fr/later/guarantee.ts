import type { guarantee as english } from '../../en/later/guarantee.ts'

export const guarantee = {
  'guarantee.title': 'Garantie légale de conformité\u00a0: {years, plural, one {# an} other {# ans}}',
  'guarantee.lasting':
    'Garantie légale de conformité\u00a0: aussi longtemps que la pièce est censée durer, au moins {years} ans',
  'guarantee.text':
    'Si une pièce est défectueuse ou ne correspond pas à sa description, nous la réparons ou la remplaçons sans frais. Si cela n’est pas possible, vous obtenez une réduction du prix ou un remboursement. La loi vous donne ces droits, quelle que soit la garantie du fabricant.',
  'guarantee.reject':
    'Vous pouvez rendre une pièce défectueuse dans les 30 jours contre un remboursement intégral.',
  'guarantee.more': 'Vos droits en cas de pièce défectueuse',
} satisfies Record<keyof typeof english, string>
