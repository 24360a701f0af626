import type { Locator } from 'playwright/test'
import { createTestI18n } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

/** The choice of a make, while it is open. */
export const makes = (form: Locator) => form.getByRole('group', { name: t('garage.make') })

/** Chooses a make, "Volvo", and one of its models, "240". */
export async function pickModel(form: Locator, make: string, model: string): Promise<void> {
  await makes(form).getByRole('button', { name: make }).click()
  await modelButton(form, model).click()
}

/** The button of a model of the chosen make. */
export const modelButton = (form: Locator, model: string) =>
  form
    .getByRole('group', { name: t('garage.model') })
    .getByRole('button', { name: new RegExp(`^${model}\\b`) })

/** The button that takes back a chosen make or model, which its name says. */
export const changeButton = (form: Locator, chosen: string) =>
  form.getByRole('button', { name: t('garage.change', { car: chosen }), exact: true })
