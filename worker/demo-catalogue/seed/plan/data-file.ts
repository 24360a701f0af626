import * as v from 'valibot'
import { locales } from '#src/i18n/locales.ts'

/** One text in each language of the shop. */
export const Words = v.object(v.entriesFromList(locales, v.pipe(v.string(), v.nonEmpty())))
export type Words = v.InferOutput<typeof Words>

/** The content of a data file. A broken one fails by its name and the place that is wrong. */
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
