import { redirect } from 'react-router'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { cardAction } from '#src/features/cart/add/card-action.tsx'
import { loadPartsOfCar } from '#src/features/catalogue/parts/load-parts.ts'
import partsStyles from '#src/features/catalogue/parts/parts.css?url'
import { PartsOfCarView } from '#src/features/catalogue/parts/parts-of-car-view.tsx'
import { partsScreen } from '#src/features/catalogue/parts/parts-screen.ts'
import { parsePartsYear, partsYearSearch } from '#src/features/catalogue/parts/parts-year.ts'
import { UseCarButton } from '#src/features/garage/offer/use-car-button.tsx'
import { documentHead } from '#src/features/shell/document-head.ts'
import { useGarageOpener } from '#src/features/shell/header/garage-button.tsx'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import * as paths from '#src/paths.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/parts-of-car.ts'

export const links = styleSheets(partsStyles)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const year = parsePartsYear(new URL(request.url).searchParams)
  const parts = await loadPartsOfCar(shop, params.model, params.engine ?? '')
  if (!parts) throw new Response(null, { status: 404 })
  if (parts.path !== paths.parts(params.model, params.engine))
    throw redirect(parts.path + partsYearSearch(year), 301)
  const { screen, head } = partsScreen(shop, parts, year)
  return { screen, head: documentHead(head) }
}

export const handle = { search: (query) => partsYearSearch(parsePartsYear(query)) } satisfies ScreenHandle

export default function PartsOfCar({ loaderData: { screen } }: Route.ComponentProps) {
  const { own, ...parts } = screen
  const openGarage = useGarageOpener()
  return (
    <PartsOfCarView {...parts} chooser={<UseCarButton {...own} onOpen={openGarage} />} action={cardAction} />
  )
}
