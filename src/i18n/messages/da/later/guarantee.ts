import type { guarantee as english } from '../../en/later/guarantee.ts'

export const guarantee = {
  'guarantee.title': 'Lovpligtig reklamationsret: {years, plural, one {# år} other {# år}}',
  'guarantee.lasting': 'Lovpligtig reklamationsret: så længe delen kan forventes at holde, mindst {years} år',
  'guarantee.text':
    'Er en del mangelfuld eller ikke som beskrevet, reparerer eller ombytter vi den uden beregning. Kan det ikke lade sig gøre, får du et afslag i prisen eller pengene tilbage. De rettigheder har du efter loven, uanset producentens garanti.',
  'guarantee.reject': 'En mangelfuld del kan du returnere inden for 30 dage og få alle pengene tilbage.',
  'guarantee.more': 'Dine rettigheder, når en del er mangelfuld',
} satisfies Record<keyof typeof english, string>
