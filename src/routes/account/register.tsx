import { useAtomValue } from 'jotai'
import { data, redirect } from 'react-router'
import type { Registration } from '#src/commerce/customer/registration.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { RedirectWhen } from '#src/effects/router/redirect-when.tsx'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { AccountLinks } from '#src/features/account/account-links.tsx'
import accountStyles from '#src/features/account/account-screens.css?url'
import { addressCountries } from '#src/features/account/form/address-countries.ts'
import { afterLogInPath } from '#src/features/account/guards.ts'
import {
  parseRegistration,
  registerSubmission,
  typedValues,
  valuesOfBuyer,
} from '#src/features/account/register/posted-registration.ts'
import { RegisterForm } from '#src/features/account/register/register-form.tsx'
import { WhyAccount } from '#src/features/account/why-account.tsx'
import { useCustomerCommand } from '#src/features/cart/commands/customer/use-customer-command.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { uncopiedCartPathAtom } from '#src/features/cart/state/log-in.atoms.ts'
import { isLoggedInAtom } from '#src/features/cart/state/logged-in.atoms.ts'
import { WithHelp } from '#src/features/content/with-help.tsx'
import { subscribe } from '#src/features/newsletter/subscribe.ts'
import { registerAction } from '#src/features/shell/account/log-in-actions.ts'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import { loadCommonPasswords } from '#src/forms/common-passwords.ts'
import { parsePostedForm } from '#src/forms/parse-posted-form.ts'
import { loadPhoneCheck } from '#src/forms/phone.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import { documentContext, shopContext, visitorContext } from '#src/shop.ts'
import { loadHelp } from '../load-help.ts'
import type { Route } from './+types/register.ts'
import { guestHandle } from './guest-handle.ts'
import { destinationOf, loadGuestScreen } from './guest-screen.ts'

export const links = styleSheets(accountStyles)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, accountConfig, report } = context.get(documentContext)
  const { destination, next, headers } = await loadGuestScreen(context, request)
  const shop = await context.get(shopContext)
  const { hasToken, checkout } = context.get(visitorContext).cart()
  const isBuyer = hasToken && new URL(request.url).searchParams.has('order')
  const order = isBuyer ? await resultOrNull(checkout.receipt, report) : null
  return data(
    {
      countries: addressCountries(shop),
      country: shop.region.country,
      newsletterChoice: accountConfig.newsletterChoice,
      help: await loadHelp(context, 'account'),
      buyer: order?.ok ? valuesOfBuyer(order.value.address) : undefined,
      destination,
      next,
      head: unlistedHead(i18n.t('account.create')),
    },
    { headers },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const { i18n, report, accountConfig } = context.get(documentContext)
  const shop = await context.get(shopContext)
  const cart = context.get(visitorContext).cart()
  const form = await parsePostedForm(request)
  if (!form) throw new Response(null, { status: 400 })
  const values = typedValues(form)
  const rules = {
    ...{ countries: addressCountries(shop), ...accountConfig },
    checkPhone: await loadPhoneCheck(),
    isCommon: await loadCommonPasswords(),
  }
  const parsed = parseRegistration(form, rules)
  if ('problems' in parsed)
    return data({ posted: { problems: parsed.problems, outcome: null }, values }, { status: 422 })
  if (!(await context.get(visitorContext).attemptLimit().allows('register')))
    return data({ posted: { problems: {}, outcome: 'limited' as const }, values }, { status: 429 })
  const region = async () => shop.region
  const ports = { cart, language: i18n.locale, region, report }
  const { result, uncopiedPath } = await registerAction(parsed.values, ports)
  const headers = tokenHeaders(cart)
  if (result.kind === 'in') {
    const { email, asksForNewsletter } = parsed.values
    if (asksForNewsletter) await context.get(visitorContext).newsletter().subscribe({ email, trap: '' })
    const next = uncopiedPath ?? afterLogInPath(destinationOf(request), accountConfig)
    return redirect(next, { status: 303, headers })
  }
  const status = result.kind === 'failed' ? 503 : result.kind === 'limited' ? 429 : 422
  return data({ posted: registerSubmission(result), values }, { status, headers })
}

export const handle = guestHandle

export default function Register({
  loaderData: { head: _, next, destination, buyer, help, ...form },
  actionData,
}: Route.ComponentProps) {
  const { t, locale } = useI18n()
  const isLoggedIn = useAtomValue(isLoggedInAtom)
  const uncopiedPath = useAtomValue(uncopiedCartPathAtom)
  const register = useCustomerCommand((commands) => commands.registerAtom, { kind: 'failed' })

  async function send(registration: Registration) {
    const result = await register.run(registration)
    const { email, asksForNewsletter } = registration
    // The page is left meanwhile; the checkbox in the customer's details shows the result.
    if (result.kind === 'in' && asksForNewsletter) void subscribe({ email, language: locale })
    return result
  }

  return (
    <WithHelp
      help={help}
      header={
        <>
          <h1>{t('account.create')}</h1>
          <AccountLinks links={['login']} destination={destination} />
        </>
      }
      narrow
      first={<WhyAccount />}
    >
      <RedirectWhen when={isLoggedIn === true} to={localized(locale, uncopiedPath ?? next)} />
      <div className="sheet">
        <RegisterForm
          {...form}
          destination={destination}
          posted={actionData?.posted}
          values={actionData?.values ?? buyer}
          onPrepare={register.prepare}
          onRegister={send}
          takenLinks={<AccountLinks links={['login', 'forgot']} destination={destination} />}
        />
      </div>
    </WithHelp>
  )
}
