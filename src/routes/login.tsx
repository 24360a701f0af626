import { useAtomValue, useSetAtom } from 'jotai'
import { data, redirect } from 'react-router'
import { RedirectWhen } from '#src/effects/router/redirect-when.tsx'
import { logInAction, logOutAction } from '#src/features/account/account-action.ts'
import { accountFields, logOutValue, parseCredentials } from '#src/features/account/credentials.ts'
import { CustomerCard } from '#src/features/account/customer-card.tsx'
import { knownCustomer } from '#src/features/account/known-customer.ts'
import { LogInForm } from '#src/features/account/log-in-form.tsx'
import { logInAtom, logOutAtom } from '#src/features/cart/commands/login.atoms.ts'
import { loadCart } from '#src/features/cart/page/load-cart.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { cartStarterAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { safeBack } from '#src/features/region/region-form.ts'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { maxEmailLength } from '#src/forms/email.ts'
import { parsePostedForm } from '#src/forms/posted-form.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { paths } from '#src/paths.ts'
import { attemptLimitContext, documentContext, shopContext, visitorCartContext } from '#src/shop.ts'
import type { Route } from './+types/login.ts'

/** The login page. Logged-in visitors are redirected, or can log out without script. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, report, config } = context.get(documentContext)
  const cart = context.get(visitorCartContext)
  const region = async () => (await context.get(shopContext)).region
  const selection = await loadCart(cart, i18n, region, report)
  return data(
    {
      customer: selection && selection !== 'unavailable' ? knownCustomer(selection.loggedIn) : null,
      next: parseBack(request) ?? config.afterLoginPath,
      back: parseBack(request),
      head: unlistedHead(i18n.t('account.logIn')),
    },
    { headers: tokenHeaders(cart) },
  )
}

/** Logs in or out without script. Form values are never put into the URL, and passwords never into the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { i18n, report, config } = context.get(documentContext)
  const cart = context.get(visitorCartContext)
  const form = await parsePostedForm(request)
  if (!form) throw new Response(null, { status: 400 })
  if (form.get(accountFields.action) === logOutValue) {
    if (!(await logOutAction({ cart, report }))) return data({ logOutFailed: true }, { status: 503 })
    const headers = new Headers(tokenHeaders(cart))
    // Chromium discards pages from its back/forward cache when cookies change; the token did not change.
    headers.set('clear-site-data', '"cache"')
    return redirect(paths.login(), { status: 303, headers })
  }
  const email = form.get(accountFields.email)?.slice(0, maxEmailLength) ?? ''
  const read = parseCredentials(form)
  if ('problems' in read)
    return data({ posted: { problems: read.problems, result: null }, email }, { status: 422 })
  if (!(await context.get(attemptLimitContext).allows('log-in', read.credentials.email)))
    return data({ posted: { problems: {}, result: 'limited' as const }, email }, { status: 429 })
  const region = async () => (await context.get(shopContext)).region
  const result = await logInAction(read.credentials, { cart, language: i18n.locale, region, report })
  const headers = tokenHeaders(cart)
  if (result === 'in') return redirect(parseBack(request) ?? config.afterLoginPath, { status: 303, headers })
  const status = result === 'failed' ? 503 : 422
  return data({ posted: { problems: {}, result }, email }, { status, headers })
}

/** The path to go to after login, within this shop; null when none is given. */
function parseBack(request: Request): string | null {
  const back = new URL(request.url).searchParams.get('back')
  return back ? safeBack(back) : null
}

export const handle = {
  search(query) {
    const back = query.get('back')
    return back ? `?back=${encodeURIComponent(safeBack(back))}` : ''
  },
} satisfies ScreenHandle

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  const selection = useAtomValue(selectionAtom)
  const starter = useAtomValue(cartStarterAtom)
  const logIn = useSetAtom(logInAtom)
  const logOut = useSetAtom(logOutAtom)
  const customer = selection ? knownCustomer(selection.loggedIn) : loaderData.customer
  const attempt = actionData && 'posted' in actionData ? actionData : null
  return (
    <div className="login-page">
      <RedirectWhen when={customer !== null} to={loaderData.next} />
      <h1>{t(customer ? 'shell.account' : 'account.logIn')}</h1>
      {customer ? (
        <CustomerCard
          customer={customer}
          onLogOut={logOut}
          failed={actionData !== undefined && 'logOutFailed' in actionData}
        />
      ) : (
        <LogInForm
          posted={attempt?.posted}
          email={attempt?.email}
          back={loaderData.back ?? undefined}
          onPrepare={() => void starter.start().catch(() => {})}
          onLogIn={logIn}
        />
      )}
    </div>
  )
}
