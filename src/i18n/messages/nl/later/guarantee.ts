import type { guarantee as english } from '../../en/later/guarantee.ts'

export const guarantee = {
  'guarantee.title': 'Wettelijke garantie: {years, plural, one {# jaar} other {# jaar}}',
  'guarantee.lasting':
    'Wettelijke garantie: zolang het onderdeel naar verwachting meegaat, ten minste {years} jaar',
  'guarantee.text':
    'Is een onderdeel defect of niet zoals beschreven, dan repareren of vervangen wij het kosteloos. Lukt dat niet, dan krijgt u prijsvermindering of uw geld terug. Deze rechten hebt u volgens de wet, los van een garantie van de fabrikant.',
  'guarantee.reject':
    'Een defect onderdeel kunt u binnen 30 dagen retourneren, waarna u het volledige bedrag terugkrijgt.',
  'guarantee.more': 'Uw rechten bij een defect onderdeel',
} satisfies Record<keyof typeof english, string>
