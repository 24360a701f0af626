import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { cardAction } from '#src/features/cart/add/card-action.tsx'
import comparisonStyles from '#src/features/compare/comparison.css?url'
import { comparisonPath, parseComparison } from '#src/features/compare/comparison.ts'
import { ComparisonView } from '#src/features/compare/comparison-view.tsx'
import { loadComparison } from '#src/features/compare/load-comparison.ts'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import * as paths from '#src/paths.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/compare.ts'

/** Parts side by side. Any address is a page: invalid parts of it are left out, and the page says so. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = parseComparison(new URL(request.url).searchParams)
  const screen = await loadComparison(await context.get(shopContext), asked)
  return { screen, head: unlistedHead(screen.text.title) }
}

export const links = styleSheets(comparisonStyles)

/** Links to other languages keep the products. */
export const handle = {
  search: (query) => comparisonPath(parseComparison(query)).slice(paths.compare().length),
} satisfies ScreenHandle

export default function Compare({ loaderData: { screen } }: Route.ComponentProps) {
  return <ComparisonView screen={screen} action={cardAction} />
}
