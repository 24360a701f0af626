import * as v from 'valibot'
import content from '#src/i18n/terms/attributes.json'
import { loadData, Words } from './data-file.ts'

const Attribute = v.object({
  label: Words,
  unit: v.string(),
  kind: v.picklist(['number', 'text', 'enum', 'bool']),
  values: v.optional(v.record(v.string(), Words)),
})

/**
 * The shop's attribute dictionary by attribute id: labels, units and translated values. The catalogue has no copy of
 * its own, so every attribute and value it carries has a text in the shop.
 */
export const { attributes } = loadData(
  'attributes.json',
  v.object({ attributes: v.record(v.string(), Attribute) }),
  content,
)
