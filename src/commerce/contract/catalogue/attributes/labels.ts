import * as v from 'valibot'
import { Id, listOf } from '../../wire.ts'

const maxLabels = 200
const maxValues = 500

const Name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80))

const Label = v.object({
  /** The service's name of the attribute or of the filter: `care`, `care_text`, `swatch.desc`. */
  field: v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,47}(?:\.\w{1,48})?$/)),
  name: Name,
  /** Names for values; a value without one is shown as the service sends it. */
  values: v.pipe(
    listOf(v.object({ value: Id, name: Name })),
    v.transform((values) => values.slice(0, maxValues)),
  ),
})

/** The names of attributes, and of their values, in one language. */
export type Labels = readonly v.InferOutput<typeof Label>[]

export const noLabels: Labels = []

/** `GET /labels`: names of attributes for shoppers; 404 without any. */
export const LabelsReply = v.object({
  labels: v.pipe(
    listOf(Label),
    v.transform((labels) => labels.slice(0, maxLabels)),
  ),
})
