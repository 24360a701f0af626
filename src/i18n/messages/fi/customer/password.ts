import type { password as english } from '../../en/customer/password.ts'

export const password = {
  'account.changePassword': 'Vaihda salasana',
  'account.currentPassword': 'Nykyinen salasana',
  'account.newPassword': 'Uusi salasana',
  'account.savePassword': 'Tallenna salasana',
  'account.passwordChanged': 'Salasana on vaihdettu. Muilla laitteilla sinun on kirjauduttava uudelleen.',
  'account.passwordReset': 'Uusi salasana on tallennettu, ja olet kirjautunut sisään.',
  'account.passwordFailed':
    'Ei ole varmaa, tallentuiko salasana. Kokeile kirjautua uudella salasanalla tai yritä hetken kuluttua uudelleen.',
  'account.forgotHint':
    'Kirjoita tilisi sähköpostiosoite. Lähetämme sinulle linkin uuden salasanan asettamiseen.',
  'account.sendLink': 'Lähetä linkki',
  'account.mailSent':
    'Jos tällä sähköpostiosoitteella on tili, siihen on lähetetty linkki uuden salasanan asettamiseen. Linkki toimii kerran.',
  'account.mailFailed': 'Linkkiä ei juuri nyt voitu lähettää. Yritä hetken kuluttua uudelleen.',
  'account.deadLink': 'Linkki ei enää toimi',
  'account.linkGone': 'Tämä linkki on puutteellinen, käytetty tai vanhentunut.',
  'account.newLink': 'Pyydä uusi linkki',
  'account.repeatPassword': 'Toista salasana',
  'account.passwordHint':
    'Vähintään {min} merkkiä. Muutama sana peräkkäin on helppo muistaa ja vaikea arvata.',
  'account.strength.weak': 'Helppo arvata',
  'account.strength.fair': 'Melko vaikea arvata',
  'account.strength.strong': 'Vaikea arvata',
  'account.problem.short': 'Käytä vähintään {min} merkkiä',
  'account.problem.long': 'Käytä enintään {max} merkkiä',
  'account.problem.common':
    'Tämä salasana arvataan ensimmäisten joukossa. Valitse toinen, esimerkiksi neljä sanaa, jotka eivät liity toisiinsa',
  'account.problem.personal':
    'Tämä salasana koostuu nimestäsi, sähköpostiosoitteestasi tai meidän nimestämme. Valitse toinen, esimerkiksi neljä sanaa, jotka eivät liity toisiinsa',
  'account.problem.different': 'Salasanat eivät ole samat',
  'account.problem.wrongPassword': 'Tämä ei ole nykyinen salasanasi',
} satisfies Record<keyof typeof english, string>
