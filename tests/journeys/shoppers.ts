import type { Page } from 'playwright/test'
import type { I18n } from '#src/i18n/i18n.ts'
import type { Locale } from '#src/i18n/locales.ts'

/** A shopper's language and country, and what they write into the address form. */
export interface Shopper {
  locale: Locale
  country: string
  phoneNumber: string
  zipCode: string
  city: string
  /** Present if the invoice requires one. */
  identityNumber?: string
}

/** One a language, each at home where it is spoken. */
export const shoppers: Shopper[] = [
  { locale: 'en', country: 'GB', phoneNumber: '+44 20 7946 0018', zipCode: 'SW1A 1AA', city: 'London' },
  {
    locale: 'sv',
    country: 'SE',
    phoneNumber: '+46 8 123 456 78',
    zipCode: '114 55',
    city: 'Stockholm',
    identityNumber: '8507099805',
  },
  {
    locale: 'fi',
    country: 'FI',
    phoneNumber: '+358 9 1234 5678',
    zipCode: '00100',
    city: 'Helsinki',
    identityNumber: '131052-308T',
  },
  {
    locale: 'da',
    country: 'DK',
    phoneNumber: '+45 32 12 34 56',
    zipCode: '2100',
    city: 'København',
    identityNumber: '070761-4285',
  },
  { locale: 'fr', country: 'FR', phoneNumber: '+33 1 23 45 67 89', zipCode: '75001', city: 'Paris' },
  { locale: 'nl', country: 'NL', phoneNumber: '+31 20 123 4567', zipCode: '1012 AB', city: 'Amsterdam' },
  { locale: 'de', country: 'DE', phoneNumber: '+49 30 901820', zipCode: '10115', city: 'Berlin' },
]

/** Fills the first step of the checkout. */
export async function writeAddress(page: Page, { t }: I18n, shopper: Shopper) {
  const { phoneNumber, zipCode, city } = shopper
  const write = (label: string, text: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text)
  await write(t('checkout.field.email'), `shopper.${shopper.locale}@example.com`)
  await write(t('checkout.field.firstName'), 'Robin')
  await write(t('checkout.field.lastName'), 'Example')
  await write(t('checkout.field.address1'), 'Testgatan 1')
  await write(t('checkout.field.zipCode'), zipCode)
  await write(t('checkout.field.city'), city)
  await write(t('checkout.field.phoneNumber'), phoneNumber)
}
