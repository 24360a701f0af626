import type { forms as english } from '../../en/later/forms.ts'

export const forms = {
  'forms.required': 'Tämä kenttä on pakollinen',
  'forms.email': 'Sähköpostiosoite ei kelpaa',
  'forms.phone': 'Puhelinnumero ei kelpaa, maatunnus tarvitaan',
  'forms.phoneCode': 'Millään maalla ei ole tätä maatunnusta: tarkista numerot plusmerkin jälkeen',
  'forms.phoneShort': 'Puhelinnumero on liian lyhyt',
  'forms.phoneLong': 'Puhelinnumero on liian pitkä',
  'forms.phoneDigits': 'Tällaista puhelinnumeroa ei ole: tarkista numerot maatunnuksen jälkeen',
  'forms.optional': 'vapaaehtoinen',
  'forms.summary': '{count, plural, one {Tarkista # kenttä} other {Tarkista # kenttää}}',
  'forms.tooManyAttempts': 'Liian monta yritystä juuri nyt. Odota minuutti ja yritä uudelleen.',
} satisfies Record<keyof typeof english, string>
