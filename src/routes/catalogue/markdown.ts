import { listingHead } from '#src/features/catalogue/listing/listing-head.ts'
import { listingMarkdown } from '#src/features/catalogue/markdown/listing-markdown.ts'
import { notSoldHereMarkdown, productMarkdown } from '#src/features/catalogue/markdown/product-markdown.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { type Shop, shopContext } from '#src/shop.ts'
import type { Route } from './+types/markdown.ts'
import { loadCategoryPage } from './load-category-page.ts'
import { loadProductPage } from './load-product-page.ts'

/**
 * The pages of products and categories in Markdown. The pages themselves answer so, too, for `Accept: text/markdown`
 * (`worker/middleware/markdown-form.ts`).
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const [, kind, param = ''] = /^(p|c)\/(.+)$/.exec(params['*']) ?? []
  if (kind === undefined) throw new Response(null, { status: 404 })
  const shop = await context.get(shopContext)
  const query = new URL(request.url).searchParams
  if (kind === 'c') {
    const { subject, screen } = await loadCategoryPage(shop, param, query)
    return markdown(listingMarkdown(subject, screen, shop), shop, listingHead(shop, subject, screen).path)
  }
  const page = await loadProductPage(shop, param, query)
  const text = page.notSoldHere
    ? notSoldHereMarkdown(page.notSoldHere, shop)
    : await productMarkdown(page.loaded, shop)
  return markdown(text, shop, paths.product(param))
}

/** Search engines list the page instead, which is canonical. */
function markdown(text: string, { origin, locale }: Shop, page: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      link: `<${origin}${localized(locale, page)}>; rel="canonical"`,
    },
  })
}
