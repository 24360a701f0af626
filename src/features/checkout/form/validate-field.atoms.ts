import { atom, type Getter, type Setter } from 'jotai'
import { type AddressKind, type FormField, kindOf } from './address-form-fields.ts'
import { countriesSettled } from './country-moves.atoms.ts'
import { typedValue, withTyped } from './draft.ts'
import { dependsOnCountry, type FieldParser, loadFieldParser } from './field-parsers.ts'
import { doubtsAtom, draftAtom, formAtom, leftFieldAtom, problemsAtom, typedAtom } from './form.atoms.ts'
import { type Doubts, type FieldVerdict, type Problems, validateFields } from './validate-fields.ts'

const parsersAtom = atom<ReadonlyMap<string, Promise<FieldParser | undefined>>>(new Map())

export const fetchParserAtom = atom(null, (get, set, key: string) => {
  const fetching = get(parsersAtom).get(key) ?? loadFieldParser(key)
  set(parsersAtom, (parsers) => new Map(parsers).set(key, fetching))
  return fetching
})

/** Validates fields by country rules; a valid value is then written in the form as it will be sent. */
export async function validateFormFields(get: Getter, set: Setter, fields: FormField[]): Promise<Problems> {
  const { problems, values, doubts } = await judge(get, set, fields)
  showDoubts(set, fields, doubts)
  const draft = get(draftAtom)
  for (const { field, value } of values) {
    const kind = kindOf(field.name)
    if (draft && typedValue(draft, kind, field.key) !== value) {
      set(typedAtom, (typed) => withTyped(typed, kind, field.key, value))
    }
  }
  return problems
}

function showDoubts(set: Setter, judged: FormField[], found: Doubts): void {
  set(doubtsAtom, (doubts) => {
    const others = Object.entries(doubts).filter(([name]) => !judged.some((field) => field.name === name))
    return { ...Object.fromEntries(others), ...found }
  })
}

async function judge(get: Getter, set: Setter, fields: FormField[]): Promise<FieldVerdict> {
  const fetched = await Promise.all(
    fields.map(async ({ key }) => ({ key, parser: await set(fetchParserAtom, key) })),
  )
  const parsers = new Map(fetched.flatMap(({ key, parser }) => (parser ? [[key, parser]] : [])))
  const draft = get(draftAtom)
  const form = get(formAtom)
  if (!draft || !form) return { problems: {}, values: [], doubts: {} }
  return validateFields({ draft, fields, countryOf: form.countryOf, parsers })
}

/** Validates a field on blur, by the country that is being chosen; an empty one may still be filled in. */
export const blurFieldAtom = atom(null, async (get, set, field: FormField) => {
  const textOf = () => get(draftAtom)?.[kindOf(field.name)][field.key]
  const left = textOf()
  await set(fetchParserAtom, field.key)
  if (dependsOnCountry(field.key)) await countriesSettled(get)
  // The shopper may have edited the field again.
  if (textOf() !== left) return
  const found = await validateFormFields(get, set, [{ ...field, required: false }])
  if (!found[field.name]) return
  set(problemsAtom, (problems) => ({ ...problems, ...found }))
  set(leftFieldAtom, field.name)
})

/** Validates an address that was typed before its country changed, without rewriting it. */
export async function revalidate(get: Getter, set: Setter, kind: AddressKind): Promise<void> {
  const form = get(formAtom)
  const fields = (kind === 'address' ? form?.billing : form?.shipping) ?? []
  const dependent = fields
    .filter(({ key }) => dependsOnCountry(key))
    .map((field) => ({ ...field, required: false }))
  const { problems: found, doubts } = await judge(get, set, dependent)
  showDoubts(set, dependent, doubts)
  const names = dependent.map(({ name }) => name)
  set(problemsAtom, (problems) => ({
    ...Object.fromEntries(
      Object.entries(problems).filter(([name]) => !names.some((entry) => entry === name)),
    ),
    ...found,
  }))
}
