import type { newsletter as english } from '../../en/server/newsletter.ts'

export const newsletter = {
  'newsletter.title': 'Uutiskirje',
  'newsletter.consent': 'Uutisia osista ja tarjouksista sähköpostiisi. Voit perua tilauksen milloin tahansa.',
  'newsletter.email': 'Sähköpostiosoitteesi',
  'newsletter.subscribe': 'Tilaa',
  'newsletter.subscribed': 'Tervetuloa! Olet nyt tilannut uutiskirjeemme.',
  'newsletter.confirming': 'Katso sähköpostisi: siellä oleva linkki vahvistaa tilauksen.',
  'newsletter.ask':
    'Haluatko uutiskirjeemme osoitteeseen, johon tämä linkki lähetettiin? Voit perua tilauksen milloin tahansa.',
  'newsletter.confirm': 'Kyllä, tilaan',
  'newsletter.expired': 'Linkki ei ole enää voimassa. Kirjoita osoitteesi, niin lähetämme uuden.',
  'newsletter.limited': 'Olet yrittänyt useita kertoja. Odota kymmenen minuuttia ja yritä uudelleen.',
  'newsletter.failed': 'Jokin meni vikaan. Yritä uudelleen.',
} satisfies Record<keyof typeof english, string>
