import type { SortBy } from '../ranking/order-documents.ts'
import { Refusal, type RefusalCode } from '../refusal.ts'
import type { IndexSettings } from '../settings/index-settings.ts'
import { isWithin } from '../tokens/leaves.ts'

/** Parses `price:asc`; refuses attributes that are not sortable. */
export function parseSort(
  { sortableAttributes }: Pick<IndexSettings, 'sortableAttributes'>,
  sort: readonly string[],
  code: RefusalCode,
): SortBy[] {
  const parsed = sort.map((entry) => {
    const [, attribute, direction] = /^(.+):(asc|desc)$/.exec(entry.trim()) ?? []
    if (!attribute) {
      const message = `Invalid syntax for the sort parameter: expected expression ending by \`:asc\` or \`:desc\`, found \`${entry}\`.`
      throw new Refusal(code, message)
    }
    if (/^_geo(?:Distance)?$/.test(attribute)) {
      const hint =
        attribute === '_geo'
          ? ' Use the _geoPoint(latitude, longitude) built-in rule to sort on _geo field coordinates.'
          : ''
      const message = `\`${attribute}\` is a reserved keyword and thus can't be used as a sort expression.${hint}`
      throw new Refusal(code, message)
    }
    return { attribute, descending: direction === 'desc' }
  })
  for (const { attribute } of parsed) {
    if (sortableAttributes.some((name) => name === '*' || isWithin(attribute, name))) continue
    const known = [...sortableAttributes].sort().join(', ')
    const available =
      known === ''
        ? 'This index does not have configured sortable attributes.'
        : `Available sortable attributes are: \`${known}\`.`
    throw new Refusal(code, `Attribute \`${attribute}\` is not sortable. ${available}`)
  }
  return parsed
}
