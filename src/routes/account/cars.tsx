import { createContext, data } from 'react-router'
import { carsOf, changeCars } from '#src/commerce/change-cars.ts'
import { loadDocument } from '#src/effects/router/load-document.ts'
import { loadProfile, updateCustomerAction } from '#src/features/account/account-action.ts'
import { accountSheet } from '#src/features/account/account-sheet.ts'
import { parseCarChange, typedCar } from '#src/features/account/cars/posted-car.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { AccountDocument } from '#src/features/shell/account/account-document.tsx'
import CarsScreen from '#src/features/shell/account/screens/cars.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { parsePostedForm } from '#src/forms/posted-form.ts'
import { documentContext, visitorCartContext } from '#src/shop.ts'
import type { Route } from './+types/cars.ts'
import { loadCustomer } from './load-visitor.ts'

export const links = accountSheet

/**
 * Set by an action whose visitor is no longer logged in, or whose service does not answer: the page then shows what was
 * typed, instead of sending the visitor away.
 */
const typedOnlyContext = createContext(false)

/** The page of a customer's cars. */
export async function loader({ context }: Route.LoaderArgs) {
  const { i18n, report } = context.get(documentContext)
  const head = unlistedHead(i18n.t('account.cars'))
  const currentYear = new Date().getUTCFullYear()
  if (context.get(typedOnlyContext)) return data({ email: '', cars: 'unknown' as const, currentYear, head })
  const { headers } = await loadCustomer(context, 'cars')
  const profile = await loadProfile({ cart: context.get(visitorCartContext), report })
  if (typeof profile === 'string') throw new Response(null, { status: 503, headers })
  return data({ email: profile.email, cars: carsOf(profile), currentYear, head }, { headers })
}

const statuses = { saved: 200, full: 409, unreadable: 409, loggedOut: 403, limited: 429, failed: 503 }

/** Adds, changes or removes a car without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const { report } = context.get(documentContext)
  const cart = context.get(visitorCartContext)
  const form = await parsePostedForm(request)
  const parsed = form && parseCarChange(form, new Date().getUTCFullYear())
  if (!parsed) throw new Response(null, { status: 400 })
  const { change, problems, ...posted } = { ...parsed, values: typedCar(form), removed: null }
  if (!change) return data({ ...posted, submission: { problems, outcome: null } }, { status: 422 })
  const result = await changeCars(change, {
    load: () => loadProfile({ cart, report }),
    update: (update) => updateCustomerAction(update, { cart, report }),
  })
  const { kind } = result
  if (kind === 'loggedOut' || kind === 'failed') context.set(typedOnlyContext, true)
  const submission = { problems: {}, outcome: kind }
  const answer =
    kind === 'saved'
      ? { ...posted, submission, values: {}, removed: result.removed }
      : { ...posted, submission }
  return data(answer, { status: statuses[kind], headers: tokenHeaders(cart) })
}

export const handle = { chrome: 'account' } satisfies ScreenHandle

export const clientLoader = loadDocument

export default function Cars({ loaderData: { head: _, ...garage }, actionData }: Route.ComponentProps) {
  return import.meta.env.SSR ? (
    <AccountDocument screen="cars" Screen={CarsScreen} props={{ ...garage, posted: actionData }} />
  ) : null
}
