import * as v from 'valibot'
import { perLanguage } from '../../in-every-language.ts'

const text = v.pipe(v.string(), v.nonEmpty())

/** One text in each language of the shop, in English where the file does not have it. */
export const TranslatedText = translations(text)
export type TranslatedText = v.InferOutput<typeof TranslatedText>

/** An entry for each language of the shop, the English one where the file does not have it. */
export function translations<Schema extends v.GenericSchema>(entry: Schema) {
  return v.pipe(
    v.objectWithRest({ en: entry }, entry),
    v.transform((entries) => perLanguage((locale): v.InferOutput<Schema> => entries[locale] ?? entries.en)),
  )
}

/** Parses a data file; an invalid one throws an error with its name and the path. */
export function loadData<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  content: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`seed/data/${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
}
