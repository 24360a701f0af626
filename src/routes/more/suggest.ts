import { keywordField } from '#src/features/catalogue/keyword-field.ts'
import { parseKeyword } from '#src/features/search/keyword.ts'
import { loadSuggestions } from '#src/features/search/suggest/load-suggestions.ts'
import { documentContext, shopContext } from '#src/shop.ts'
import type { Route } from './+types/suggest.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const keyword = parseKeyword(new URL(request.url).searchParams.get(keywordField))
  const { report } = context.get(documentContext)
  return Response.json(await loadSuggestions(await context.get(shopContext), keyword, report))
}
