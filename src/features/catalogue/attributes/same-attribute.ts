/**
 * True if a name, of a filter, a label or a setting, means the attribute of a product or a filter with a key. `care`
 * means all its elements (`care_text`, `care.icon`), `care.text` and `care_text` one of them. Where a product has the
 * elements together, as `swatch`, each names it: `swatch.desc`.
 */
export function isSameAttribute(name: string, key: string): boolean {
  const [attribute = ''] = name.split('.')
  const flatKey = key.replace('.', '_')
  if (attribute === name) return flatKey === name || flatKey.startsWith(`${name}_`)
  return flatKey === name.replace('.', '_') || key === attribute
}
