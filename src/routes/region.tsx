import { redirect } from 'react-router'
import { serializeCookie } from '#src/cookie.ts'
import { changeCartCountry } from '#src/features/cart/page/region-action.ts'
import { countryChangeOutcome } from '#src/features/cart/page/region-outcome.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { pricedCountries } from '#src/features/region/country-choices.ts'
import { DeliveryBlock } from '#src/features/region/delivery-block.tsx'
import { loadDeliveryTable } from '#src/features/region/delivery-table.ts'
import { serializeCountryCookie, serializeLanguageCookie } from '#src/features/region/region-cookies.ts'
import { parseRegionForm } from '#src/features/region/region-form.ts'
import { parseBack, parseRegionNote, regionNotePath } from '#src/features/region/region-note.ts'
import { RegionPage } from '#src/features/region/region-page.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import { parsePostedForm } from '#src/forms/parse-posted-form.ts'
import { localized } from '#src/locale-prefix.ts'
import { documentContext, shopContext, visitorContext } from '#src/shop.ts'
import type { Route } from './+types/region.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const { regions, region, i18n } = shop
  const query = new URL(request.url).searchParams
  return {
    countries: pricedCountries(regions, i18n),
    delivery: await loadDeliveryTable(shop),
    country: region.country,
    back: parseBack(query),
    outcome: await countryChangeOutcome(parseRegionNote(query), shop),
    head: unlistedHead(i18n.t('shell.region')),
  }
}

/**
 * Stores country and language, moves the cart to the country, and redirects back, or to the page with a message: the
 * next document is in the cart's country already, and its address keeps the message.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { regions, i18n, origin } = await context.get(shopContext)
  const { report } = context.get(documentContext)
  const form = await parsePostedForm(request)
  const change = form && parseRegionForm(form, i18n.locale)
  const sentTo = regions.some(({ country }) => country === change?.country)
  if (!change || !sentTo) throw new Response(null, { status: 400 })
  const cart = context.get(visitorContext).cart()
  const { changed, note } = await changeCartCountry(cart, change, report)
  const headers = new Headers(tokenHeaders(cart))
  const cookies = [serializeCountryCookie(change.country), serializeLanguageCookie(change.language)]
  for (const cookie of changed ? cookies : []) headers.append('set-cookie', serializeCookie(cookie, origin))
  const path = note ? regionNotePath(note, change.back) : change.back
  const language = changed ? change.language : i18n.locale
  return redirect(new URL(localized(language, path), request.url).href, { status: 303, headers })
}

export default function Region({ loaderData }: Route.ComponentProps) {
  const { delivery, head: _, ...page } = loaderData
  return <RegionPage {...page} aside={delivery ? <DeliveryBlock table={delivery} /> : null} />
}
