import { data, redirect } from 'react-router'
import { serializeCookie } from '#src/cookie.ts'
import { changeCartCountry } from '#src/features/cart/page/region-action.ts'
import { countryChangeOutcome } from '#src/features/cart/page/region-outcome.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { countryChoices } from '#src/features/region/country-choices.ts'
import { serializeCountryCookie, serializeLanguageCookie } from '#src/features/region/region-cookies.ts'
import { parseRegionForm, safeBack } from '#src/features/region/region-form.ts'
import { RegionPage } from '#src/features/region/region-page.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import { parsePostedForm } from '#src/forms/posted-form.ts'
import { localized } from '#src/paths.ts'
import { documentContext, shopContext, visitorCartContext } from '#src/shop.ts'
import type { Route } from './+types/region.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { regions, region, i18n } = await context.get(shopContext)
  const countries = regions.map(({ country }) => country)
  return {
    countries: countryChoices(countries, i18n),
    country: region.country,
    back: safeBack(new URL(request.url).searchParams.get('back')),
    head: unlistedHead(i18n.t('shell.region')),
  }
}

/**
 * Stores country and language, moves the cart to the country, and redirects back; shows the page when items were
 * removed.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { regions, i18n, origin } = await context.get(shopContext)
  const { report } = context.get(documentContext)
  const form = await parsePostedForm(request)
  const change = form && parseRegionForm(form, i18n.locale)
  const sentTo = regions.some(({ country }) => country === change?.country)
  if (!change || !sentTo) throw new Response(null, { status: 400 })
  const cart = context.get(visitorCartContext)
  const result = await changeCartCountry(cart, change, report)
  const outcome = countryChangeOutcome(result, i18n)
  const headers = new Headers(tokenHeaders(cart))
  if (result.kind !== 'changed') {
    const status = result.kind === 'refused' ? 409 : 503
    return data({ outcome, country: null, back: change.back }, { status, headers })
  }
  for (const cookie of [serializeCountryCookie(change.country), serializeLanguageCookie(change.language)])
    headers.append('set-cookie', serializeCookie(cookie, origin))
  if (outcome) return data({ outcome, country: change.country, back: change.back }, { headers })
  return redirect(new URL(localized(change.language, change.back), request.url).href, {
    status: 303,
    headers,
  })
}

export default function Region({ loaderData, actionData }: Route.ComponentProps) {
  const { countries, country, back } = loaderData
  return (
    <RegionPage
      countries={countries}
      country={actionData?.country ?? country}
      back={actionData?.back ?? back}
      outcome={actionData?.outcome ?? null}
    />
  )
}
