import { keywordField } from '#src/features/catalogue/keyword-field.ts'
import { parseKeyword } from '#src/features/search/keyword.ts'
import { loadSuggestions } from '#src/features/search/suggest/load-suggestions.ts'
import { documentContext, shopContext, visitorContext } from '#src/shop.ts'
import type { Route } from './+types/suggest.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const keyword = parseKeyword(new URL(request.url).searchParams.get(keywordField))
  const { report } = context.get(documentContext)
  const hasLookup = context.get(visitorContext).vehicleLookup() !== null
  const shop = await context.get(shopContext)
  return Response.json(await loadSuggestions(shop, keyword, { hasLookup, report }))
}
