import { data, redirect } from 'react-router'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { cardAction } from '#src/features/cart/add/card-action.tsx'
import listingStyles from '#src/features/catalogue/listing/listing.css?url'
import { listingSearch, plainSearch } from '#src/features/catalogue/listing/listing.ts'
import { cardMarks } from '#src/features/compare/card-marks.tsx'
import { CarOfferButton } from '#src/features/garage/offer/car-offer-button.tsx'
import { loadCarOffer } from '#src/features/garage/offer/load-car-offer.ts'
import { loadAnswer } from '#src/features/search/answer/load-answer.ts'
import { carHeading, carLead } from '#src/features/search/car/car-lead.ts'
import { loadSearch } from '#src/features/search/load-search.ts'
import { searchCache } from '#src/features/search/search-cache.atoms.ts'
import { parseSearch } from '#src/features/search/search-query.ts'
import { SearchView } from '#src/features/search/search-view.tsx'
import { loadSearchStart } from '#src/features/search/start/search-start.ts'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import { useGarageOpener } from '#src/features/shell/header/garage-button.tsx'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import * as paths from '#src/paths.ts'
import { documentContext, shopContext, visitorContext } from '#src/shop.ts'
import type { Route } from './+types/search.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const { report } = context.get(documentContext)
  const query = new URL(request.url).searchParams
  const plain = plainSearch(query, parseSearch(query).keyword)
  if (plain !== null) throw redirect(paths.search() + plain)
  const [screen, answer] = await Promise.all([
    loadSearch(shop, query, report),
    loadAnswer(shop, query, report),
  ])
  const start = screen.pages.cards.length > 0 || screen.active.length > 0 ? null : await loadSearchStart(shop)
  const hasLookup = context.get(visitorContext).vehicleLookup() !== null
  const carOffer = screen.missed ? await loadCarOffer(shop, screen.query.keyword, hasLookup) : null
  const lead = carOffer && carLead(shop.i18n, screen.query.keyword)
  const isCar = lead && carOffer.kind === 'car' && screen.pages.cards.length === 0
  return data(
    {
      screen,
      answer,
      start,
      carOffer,
      carLead: lead,
      head: unlistedHead(isCar ? carHeading(lead, carOffer.label) : screen.heading),
    },
    { status: screen.unavailable ? 503 : 200 },
  )
}

export const links = styleSheets(listingStyles)

export const clientLoader = ({ serverLoader, ...call }: Route.ClientLoaderArgs) =>
  searchCache.recall(call) ?? serverLoader()

export const handle = {
  search(query) {
    const asked = parseSearch(query)
    return asked.keyword ? listingSearch(asked) : ''
  },
} satisfies ScreenHandle

export default function Search({ loaderData }: Route.ComponentProps) {
  const { carOffer } = loaderData
  const openGarage = useGarageOpener()
  return (
    <SearchView
      data={loaderData}
      action={cardAction}
      compare={cardMarks}
      offer={carOffer ? <CarOfferButton offer={carOffer} onOpen={openGarage} /> : null}
    />
  )
}
