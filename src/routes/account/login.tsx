import { useAtomValue } from 'jotai'
import { use } from 'react'
import { data, redirect } from 'react-router'
import { OwnAddressContext } from '#src/effects/router/own-address.ts'
import { RedirectWhen } from '#src/effects/router/redirect-when.tsx'
import { accountFields, parseCredentials } from '#src/features/account/credentials.ts'
import { withDestination } from '#src/features/account/destinations.ts'
import { afterLogInPath } from '#src/features/account/guards.ts'
import { WhyAccount } from '#src/features/account/why-account.tsx'
import { joinedCart, withJoinedCart } from '#src/features/cart/joined-cart.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { joinedCartAtom, uncopiedCartPathAtom } from '#src/features/cart/state/log-in.atoms.ts'
import { isLoggedInAtom } from '#src/features/cart/state/logged-in.atoms.ts'
import { WithHelp } from '#src/features/content/with-help.tsx'
import { LogIn } from '#src/features/shell/account/log-in.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import { maxEmailLength } from '#src/forms/email.ts'
import { parsePostedForm } from '#src/forms/parse-posted-form.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import { documentContext, visitorContext } from '#src/shop.ts'
import { loadHelp } from '../load-help.ts'
import type { Route } from './+types/login.ts'
import { attemptLogIn } from './attempt-log-in.ts'
import { guestHandle } from './guest-handle.ts'
import { destinationOf, loadGuestScreen } from './guest-screen.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, accountConfig } = context.get(documentContext)
  const { destination, next, headers } = await loadGuestScreen(context, request)
  return data(
    {
      destination,
      next,
      address: withDestination(accountConfig.loginPath, destination),
      help: await loadHelp(context, 'account'),
      head: unlistedHead(i18n.t('account.logIn')),
    },
    { headers },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const { accountConfig } = context.get(documentContext)
  const cart = context.get(visitorContext).cart()
  const form = await parsePostedForm(request)
  if (!form) throw new Response(null, { status: 400 })
  const email = form.get(accountFields.email)?.slice(0, maxEmailLength) ?? ''
  const parsed = parseCredentials(form)
  if ('problems' in parsed)
    return data({ posted: { problems: parsed.problems, outcome: null }, email }, { status: 422 })
  const { result, before, after, uncopiedPath } = await attemptLogIn(context, parsed.values)
  const headers = tokenHeaders(cart)
  if (result === 'in') {
    const next = afterLogInPath(destinationOf(request), accountConfig)
    const address = uncopiedPath ?? withJoinedCart(next, joinedCart(before, after))
    return redirect(address, { status: 303, headers })
  }
  const status = { incorrect: 422, noAccount: 422, limited: 429, slowed: 429, failed: 503 }[result]
  return data({ posted: { problems: {}, outcome: result }, email }, { status, headers })
}

export const handle = guestHandle

export default function Login({ loaderData: { destination, next, help }, actionData }: Route.ComponentProps) {
  const { t, locale } = useI18n()
  const isLoggedIn = useAtomValue(isLoggedInAtom)
  const joined = useAtomValue(joinedCartAtom)
  const uncopiedPath = useAtomValue(uncopiedCartPathAtom)
  const onward = uncopiedPath ?? withJoinedCart(next, joined)
  return (
    <WithHelp
      help={help}
      header={
        <>
          <h1>{t('account.logIn')}</h1>
          {destination === 'cars' ? <p>{t('account.signInToAddCar')}</p> : null}
        </>
      }
      narrow
      first={<WhyAccount destination={destination} />}
    >
      <RedirectWhen when={isLoggedIn === true} to={localized(locale, onward)} />
      <div className="sheet">
        <LogIn destination={destination} action={use(OwnAddressContext)} links={['forgot']} {...actionData} />
      </div>
    </WithHelp>
  )
}
