import * as v from 'valibot'
import content from '../data/attributes.json'
import { loadData, Words } from './data-file.ts'

const Attribute = v.object({
  label: Words,
  unit: v.string(),
  kind: v.picklist(['number', 'text', 'enum', 'bool']),
  values: v.optional(v.record(v.string(), Words)),
})

/** The attribute dictionary: labels, units and the words of values that need translation. */
export const attributes = loadData(
  'attributes.json',
  v.object({
    attributes: v.record(v.string(), Attribute),
    colours: v.record(v.string(), Words),
    materials: v.record(v.string(), Words),
  }),
  content,
)
