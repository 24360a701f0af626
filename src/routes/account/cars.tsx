import { createContext, data } from 'react-router'
import { carsOf } from '#src/commerce/customer/change-cars.ts'
import { maxCarPhotoBytes } from '#src/config.ts'
import { loadProfile, updateCustomerAction } from '#src/features/account/account-action.ts'
import carsStyles from '#src/features/account/cars/account-cars.css?url'
import { carsAction } from '#src/features/account/cars/cars-action.ts'
import { GaragePage } from '#src/features/account/cars/garage-page.tsx'
import { type PlainPicker, plainPicker } from '#src/features/account/cars/plain-picker.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { WithHelp } from '#src/features/content/with-help.tsx'
import { loadDescribedVehicles } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { AccountFrame } from '#src/features/shell/account/account-frame.tsx'
import { ExpiredLogIn } from '#src/features/shell/account/expired-log-in.tsx'
import { useChangeCars } from '#src/features/shell/account/use-change-cars.ts'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { parsePostedFileForm } from '#src/forms/parse-posted-form.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { documentContext, visitorContext } from '#src/shop.ts'
import { loadHelp } from '../load-help.ts'
import type { Route } from './+types/cars.ts'
import { accountStyleSheets } from './account-style-sheets.ts'
import { loadCustomer } from './load-customer.ts'
import { loadShop } from './order-context.ts'

export const links = accountStyleSheets(carsStyles)

/**
 * Set by an action whose visitor is no longer logged in, or whose service does not answer: the page then shows the
 * typed values instead of redirecting the visitor.
 */
const typedOnlyContext = createContext(false)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, report, accountConfig, config } = context.get(documentContext)
  if (!config.forCars) throw new Response(null, { status: 404 })
  const head = unlistedHead(i18n.t('account.cars'))
  const photoPlace = context.get(visitorContext).carPhotos() ? ('account' as const) : ('device' as const)
  const { newsletterChoice } = accountConfig
  const page = { currentYear: new Date().getUTCFullYear(), photoPlace, newsletterChoice, head }
  if (context.get(typedOnlyContext))
    return data({
      ...{ email: '', cars: 'unknown' as const, plain: null },
      help: await loadHelp(context, 'car'),
      ...page,
    })
  const cart = context.get(visitorContext).cart()
  const { loaded, headers } = await loadCustomer(context, 'cars', () =>
    Promise.all([
      loadProfile({ cart, report }),
      loadHelp(context, 'car'),
      loadPlainPicker(context, new URL(request.url).searchParams),
    ]),
  )
  const [profile, help, plain] = loaded
  if (typeof profile === 'string') throw new Response(null, { status: 503, headers })
  return data({ email: profile.email, cars: carsOf(profile), help, plain, ...page }, { headers })
}

/** Null if the catalogue does not answer. */
async function loadPlainPicker(
  context: Route.LoaderArgs['context'],
  query: URLSearchParams,
): Promise<PlainPicker | null> {
  const shop = await loadShop(context)
  const makes = shop && (await loadDescribedVehicles(shop))
  return makes && plainPicker(makes, query, { t: shop.i18n.t, currentYear: new Date().getUTCFullYear() })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { report, accountConfig } = context.get(documentContext)
  const cart = context.get(visitorContext).cart()
  // Only the texts of a guest's form are read, which the page shows again.
  const fileLimits = cart.hasToken
    ? { maxFileBytes: maxCarPhotoBytes }
    : { maxFileBytes: 0, maxDroppedBytes: 0 }
  const form = await parsePostedFileForm(request, { name: 'photo', ...fileLimits })
  const ended =
    form &&
    (await carsAction(form, {
      currentYear: new Date().getUTCFullYear(),
      photos: cart.hasToken ? context.get(visitorContext).carPhotos() : null,
      newsletterChoice: accountConfig.newsletterChoice,
      load: () => loadProfile({ cart, report }),
      update: (update) => updateCustomerAction(update, { cart, report }),
    }))
  if (!ended) throw new Response(null, { status: 400 })
  const { outcome } = ended.posted.submission
  if (outcome === 'loggedOut' || outcome === 'failed') context.set(typedOnlyContext, true)
  return data(ended.posted, { status: ended.status, headers: tokenHeaders(cart) })
}

export const handle = { zone: 'account' } satisfies ScreenHandle

export default function Cars({
  loaderData: { head: _, help, email, newsletterChoice, ...garage },
  actionData,
}: Route.ComponentProps) {
  const { t } = useI18n()
  const { prepare, change } = useChangeCars(newsletterChoice)
  return (
    <AccountFrame title={t('account.cars')} email={email}>
      {actionData?.submission.outcome === 'loggedOut' ? <ExpiredLogIn destination="cars" /> : null}
      <WithHelp help={help}>
        <GaragePage {...garage} posted={actionData} onPrepare={prepare} onChange={change} />
      </WithHelp>
    </AccountFrame>
  )
}
