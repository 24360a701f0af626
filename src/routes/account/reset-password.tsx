import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { data, redirect } from 'react-router'
import { StripQuery } from '#src/effects/router/inline-scripts.tsx'
import { RedirectWhen } from '#src/effects/router/redirect-when.tsx'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { AccountLinks } from '#src/features/account/account-links.tsx'
import accountStyles from '#src/features/account/account-screens.css?url'
import { parseNewPassword } from '#src/features/account/password/new-password.ts'
import { parseResetKey } from '#src/features/account/password/reset-link.ts'
import { ResetPasswordForm, resetSubmission } from '#src/features/account/password/reset-password-form.tsx'
import { useCustomerCommand } from '#src/features/cart/commands/customer/use-customer-command.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { uncopiedCartPathAtom } from '#src/features/cart/state/log-in.atoms.ts'
import { WithHelp } from '#src/features/content/with-help.tsx'
import { resetPasswordAction } from '#src/features/shell/account/log-in-actions.ts'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { loadCommonPasswords } from '#src/forms/common-passwords.ts'
import { parsePostedForm } from '#src/forms/parse-posted-form.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import { documentContext, shopContext, visitorContext } from '#src/shop.ts'
import { loadHelp } from '../load-help.ts'
import type { Route } from './+types/reset-password.ts'

export const links = styleSheets(accountStyles)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, accountConfig } = context.get(documentContext)
  const resetKey = parseResetKey(new URL(request.url).searchParams)
  return {
    address: accountConfig.resetPasswordPath,
    resetKey,
    help: await loadHelp(context, 'password'),
    head: unlistedHead(i18n.t(resetKey ? 'account.newPassword' : 'account.deadLink')),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { i18n, report } = context.get(documentContext)
  const cart = context.get(visitorContext).cart()
  const form = await parsePostedForm(request)
  const resetKey = form && parseResetKey(form)
  if (!form || !resetKey) throw new Response(null, { status: 400 })
  const parsed = parseNewPassword(form, { isCommon: await loadCommonPasswords() })
  if ('problems' in parsed)
    return data({ posted: { problems: parsed.problems, outcome: null }, resetKey }, { status: 422 })
  if (!(await context.get(visitorContext).attemptLimit().allows('password')))
    return data({ posted: resetSubmission('limited'), resetKey }, { status: 429 })
  const region = async () => (await context.get(shopContext)).region
  const ports = { cart, language: i18n.locale, region, report }
  const { result: outcome, uncopiedPath } = await resetPasswordAction(resetKey, parsed.values, ports)
  if (uncopiedPath) return redirect(uncopiedPath, { status: 303, headers: tokenHeaders(cart) })
  const status = { in: 200, gone: 410, refused: 422, limited: 429, failed: 503 }[outcome]
  return data({ posted: resetSubmission(outcome), resetKey }, { status, headers: tokenHeaders(cart) })
}

export const handle = { zone: 'form' } satisfies ScreenHandle

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useI18n()
  const uncopiedPath = useAtomValue(uncopiedCartPathAtom)
  const resetPassword = useCustomerCommand((commands) => commands.resetPasswordAtom, 'failed')
  // After the address is stripped, reloading the page's data returns no key.
  const [resetKey] = useState(actionData?.resetKey ?? loaderData.resetKey)
  return (
    <WithHelp
      help={loaderData.help}
      narrow
      header={<h1>{t(resetKey ? 'account.newPassword' : 'account.deadLink')}</h1>}
    >
      <StripQuery />
      <RedirectWhen when={uncopiedPath !== null} to={localized(locale, uncopiedPath ?? '')} />
      <div className="sheet">
        <ResetPasswordForm
          resetKey={resetKey}
          posted={actionData?.posted}
          onPrepare={resetPassword.prepare}
          onReset={resetPassword.run}
        />
      </div>
      <AccountLinks links={['backToLogin']} />
    </WithHelp>
  )
}
