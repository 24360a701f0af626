import { isUri } from '#src/commerce/contract/uri.ts'
import { locales } from '#src/i18n/locales.ts'
import type { Shop } from '#src/shop.ts'

/** The ids of the products, or categories, that have this address in another language than the page's. */
export async function idsInOtherLanguages(
  { catalogue, locale }: Pick<Shop, 'catalogue' | 'locale'>,
  kind: 'product' | 'category',
  uri: string,
): Promise<string[]> {
  if (!isUri(uri)) return []
  const others = locales.filter((language) => language !== locale)
  const replies = await Promise.all(others.map((language) => catalogue.uri(uri, kind, language)))
  return replies.flatMap((reply) => {
    if (!reply.ok) return []
    return (kind === 'product' ? reply.value.product?.product : reply.value.category?.category) ?? []
  })
}
