import type { guarantee as english } from '../../en/later/guarantee.ts'

export const guarantee = {
  'guarantee.title': 'Lagstadgad reklamationsrätt: {years, plural, one {# år} other {# år}}',
  'guarantee.lasting': 'Lagstadgad reklamationsrätt: så länge delen kan antas hålla, minst {years} år',
  'guarantee.text':
    'Om en del är felaktig eller inte stämmer med beskrivningen reparerar eller byter vi ut den utan kostnad. Går det inte får du prisavdrag eller pengarna tillbaka. Dessa rättigheter har du enligt lag, oavsett tillverkarens garanti.',
  'guarantee.reject': 'En felaktig del kan du lämna tillbaka inom 30 dagar och få hela beloppet tillbaka.',
  'guarantee.more': 'Dina rättigheter när en del är felaktig',
} satisfies Record<keyof typeof english, string>
