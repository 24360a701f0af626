/** A box of a listing's form of filters. */
export interface FilterBox {
  field: string
  value: string
  /** Its name and, where there is one, its count. */
  text: string
  count: number | null
  isTicked: boolean
  isDisabled: boolean
}

/** The boxes of a listing's form of filters. */
export function filterBoxes(html: string): FilterBox[] {
  return [
    ...html.matchAll(/<label><input type="checkbox"([^>]*)\/>([^<]*)(?:<span class="count">(\d+)<)?/g),
  ].map(([, attributes = '', text = '', count]) => ({
    field: attributeOf(attributes, 'name'),
    value: attributeOf(attributes, 'value'),
    text: text.trim(),
    count: count === undefined ? null : Number(count),
    isTicked: / checked=/.test(attributes),
    isDisabled: / disabled=/.test(attributes),
  }))
}

/** The query that the form of filters sends as it is, without script; after `change` of its boxes. */
export function filterQuery(html: string, change = (boxes: FilterBox[]) => boxes): string {
  const [form = ''] = /<aside id="facets".*?<\/aside>/s.exec(html) ?? []
  const unseen = [...form.matchAll(/<input(?! type="(?:checkbox|range))([^>]*)\/>/g)].map(
    ([, attributes = '']) => [attributeOf(attributes, 'name'), attributeOf(attributes, 'value')],
  )
  const ticked = change(filterBoxes(form))
    .filter(({ isTicked, field }) => isTicked && field !== '')
    .map(({ field, value }) => [field, value])
  return String(new URLSearchParams([...unseen, ...ticked]))
}

function attributeOf(attributes: string, name: string): string {
  const [, value = ''] = new RegExp(` ${name}="([^"]*)"`).exec(attributes) ?? []
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
