import type { ItemListLeaf, WithContext } from 'schema-dts'

/** The addresses of listed products in order; `before`: the number of products on earlier pages. */
export function listData(urls: readonly string[], before: number): WithContext<ItemListLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: before + index + 1, url })),
  }
}
