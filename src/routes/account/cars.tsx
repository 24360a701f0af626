import { createContext, data } from 'react-router'
import { type CarChange, carsOf, changeCars } from '#src/commerce/change-cars.ts'
import type { CustomerUpdateRequest } from '#src/commerce/contract/selection/customer-profile.ts'
import type { LoadedProfile, UpdateCustomerResult } from '#src/commerce/customer-update.ts'
import { loadProfile, updateCustomerAction } from '#src/features/account/account-action.ts'
import { accountSheet } from '#src/features/account/account-sheet.ts'
import { GaragePage } from '#src/features/account/cars/garage-page.tsx'
import { parseCarChange, typedCar } from '#src/features/account/cars/posted-car.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { useCustomerCommand } from '#src/features/cart/use-customer-command.ts'
import { AccountFrame } from '#src/features/shell/account/account-frame.tsx'
import { ExpiredLogIn } from '#src/features/shell/account/expired-log-in.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import { parsePostedForm } from '#src/forms/posted-form.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
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

export default function Cars({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  const load = useCustomerCommand<[], LoadedProfile>((commands) => commands.readProfileAtom, 'unavailable')
  const update = useCustomerCommand<[CustomerUpdateRequest], UpdateCustomerResult>(
    (commands) => commands.updateCustomerAtom,
    { kind: 'failed' },
  )
  const { email, cars, currentYear } = loaderData
  return (
    <AccountFrame title={t('account.cars')} email={email}>
      {actionData?.submission.outcome === 'loggedOut' ? <ExpiredLogIn destination="cars" /> : null}
      <GaragePage
        cars={cars}
        currentYear={currentYear}
        posted={actionData}
        onPrepare={load.prepare}
        onChange={(change: CarChange) => changeCars(change, { load: load.run, update: update.run })}
      />
    </AccountFrame>
  )
}
