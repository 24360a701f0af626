import { type FormField, kindOf } from '../form/address-form-fields.ts'
import { type CheckoutDraft, type TypedDraft, withTyped } from '../form/draft.ts'
import { loadFieldParser } from '../form/field-parsers.ts'
import { type Problems, validateFields } from '../form/validate-fields.ts'
import type { PlainForm } from './plain-progress.ts'

/** Validates fields by the rules of their countries; valid values are then as they will be sent. */
export async function judgeFields(
  fields: FormField[],
  { draft, typed, form }: { draft: CheckoutDraft; typed: TypedDraft; form: PlainForm },
): Promise<{ problems: Problems; typed: TypedDraft }> {
  const loaded = await Promise.all(
    fields.map(async ({ key }) => ({ key, parser: await loadFieldParser(key) })),
  )
  const parsers = new Map(loaded.flatMap(({ key, parser }) => (parser ? [[key, parser]] : [])))
  const { problems, values } = validateFields({ draft, fields, countryOf: form.countryOf, parsers })
  return {
    problems,
    typed: values.reduce(
      (written, { field, value }) => withTyped(written, kindOf(field.name), field.key, value),
      typed,
    ),
  }
}
