import { useAtomValue } from 'jotai'
import { data } from 'react-router'
import { RedirectWhen } from '#src/effects/router/redirect-when.tsx'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { requestResetAction } from '#src/features/account/account-action.ts'
import { AccountLinks } from '#src/features/account/account-links.tsx'
import accountStyles from '#src/features/account/account-screens.css?url'
import { accountFields } from '#src/features/account/credentials.ts'
import {
  ForgotPasswordForm,
  parseForgotPassword,
} from '#src/features/account/password/forgot-password-form.tsx'
import { resetLinkUri } from '#src/features/account/password/reset-link.ts'
import { useCustomerCommand } from '#src/features/cart/commands/customer/use-customer-command.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { isLoggedInAtom } from '#src/features/cart/state/logged-in.atoms.ts'
import { WithHelp } from '#src/features/content/with-help.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import { maxEmailLength } from '#src/forms/email.ts'
import { parsePostedForm } from '#src/forms/parse-posted-form.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import { documentContext, shopContext, visitorContext } from '#src/shop.ts'
import { loadHelp } from '../load-help.ts'
import type { Route } from './+types/forgot-password.ts'
import { guestHandle } from './guest-handle.ts'
import { loadGuestScreen } from './guest-screen.ts'

export const links = styleSheets(accountStyles)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, accountConfig } = context.get(documentContext)
  const { destination, next, headers } = await loadGuestScreen(context, request)
  return data(
    {
      linkUri: resetLinkUri(i18n.locale, accountConfig),
      destination,
      next,
      help: await loadHelp(context, 'password'),
      head: unlistedHead(i18n.t('account.forgot')),
    },
    { headers },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const { i18n, report, accountConfig } = context.get(documentContext)
  const cart = context.get(visitorContext).cart()
  const form = await parsePostedForm(request)
  if (!form) throw new Response(null, { status: 400 })
  const email = form.get(accountFields.email)?.slice(0, maxEmailLength) ?? ''
  const parsed = parseForgotPassword(form)
  if ('problems' in parsed)
    return data({ posted: { problems: parsed.problems, outcome: null }, email }, { status: 422 })
  if (!(await context.get(visitorContext).attemptLimit().allows('password', parsed.values)))
    return data({ posted: { problems: {}, outcome: 'limited' as const }, email }, { status: 429 })
  const region = async () => (await context.get(shopContext)).region
  const outcome = await requestResetAction(
    { email: parsed.values, linkUri: resetLinkUri(i18n.locale, accountConfig) },
    { cart, language: i18n.locale, region, report },
  )
  const status = { sent: 200, limited: 429, failed: 503 }[outcome]
  return data({ posted: { problems: {}, outcome }, email }, { status, headers: tokenHeaders(cart) })
}

export const handle = guestHandle

export default function ForgotPassword({
  loaderData: { linkUri, destination, next, help },
  actionData,
}: Route.ComponentProps) {
  const { t, locale } = useI18n()
  const isLoggedIn = useAtomValue(isLoggedInAtom)
  const requestReset = useCustomerCommand((commands) => commands.requestResetAtom, 'failed')
  return (
    <WithHelp help={help} narrow header={<h1>{t('account.forgot')}</h1>}>
      <RedirectWhen when={isLoggedIn === true} to={localized(locale, next)} />
      <div className="sheet">
        <ForgotPasswordForm
          destination={destination}
          posted={actionData?.posted}
          email={actionData?.email}
          onPrepare={requestReset.prepare}
          onRequest={(email) => requestReset.run({ email, linkUri })}
        />
      </div>
      <AccountLinks links={['backToLogin']} destination={destination} />
    </WithHelp>
  )
}
