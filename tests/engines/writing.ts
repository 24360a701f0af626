import { createTestI18n } from './engine.ts'
import type { Part } from './view.ts'

const { t } = createTestI18n('en')

/** Fills the first step of the checkout, for an address in Sweden. */
export async function writeAddress(view: Part): Promise<void> {
  const written: [label: string, text: string][] = [
    [t('checkout.field.email'), 'robin@example.com'],
    [t('checkout.field.phoneNumber'), '+46 8 123 456 78'],
    [t('checkout.field.firstName'), 'Robin'],
    [t('checkout.field.lastName'), 'Example'],
    [t('checkout.field.address1'), 'Testgatan 1'],
    [t('checkout.field.zipCode'), '114 55'],
    [t('checkout.field.city'), 'Stockholm'],
  ]
  for (const [name, text] of written) await view.getByRole('textbox', { name }).fill(text)
}
