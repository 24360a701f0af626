import { useState } from 'react'
import { data } from 'react-router'
import { FullLoadLinks } from '#src/effects/router/full-load-links.tsx'
import { StripQuery } from '#src/effects/router/strip-query.tsx'
import { resetPasswordAction } from '#src/features/account/account-action.ts'
import { accountSheet } from '#src/features/account/account-sheet.ts'
import { parseNewPassword } from '#src/features/account/password/new-password.ts'
import { parseResetKey } from '#src/features/account/password/reset-link.ts'
import { ResetPasswordForm, resetSubmission } from '#src/features/account/password/reset-password-form.tsx'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { useCustomerCommand } from '#src/features/cart/use-customer-command.ts'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import { parsePostedForm } from '#src/forms/posted-form.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { attemptLimitContext, documentContext, shopContext, visitorCartContext } from '#src/shop.ts'
import type { Route } from './+types/reset-password.ts'

export const links = accountSheet

/** The page a password-reset mail links to. Its address holds the link's key, which the first script removes. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  return {
    resetKey: parseResetKey(new URL(request.url).searchParams),
    head: unlistedHead(i18n.t('account.newPassword')),
  }
}

/** Sets the password without script. The form carries the key, so that no further address does. */
export async function action({ request, context }: Route.ActionArgs) {
  const { i18n, report } = context.get(documentContext)
  const cart = context.get(visitorCartContext)
  const form = await parsePostedForm(request)
  const resetKey = form && parseResetKey(form)
  if (!form || !resetKey) throw new Response(null, { status: 400 })
  const parsed = parseNewPassword(form)
  if ('problems' in parsed)
    return data({ posted: { problems: parsed.problems, outcome: null }, resetKey }, { status: 422 })
  if (!(await context.get(attemptLimitContext).allows('password')))
    return data({ posted: resetSubmission('limited'), resetKey }, { status: 429 })
  const region = async () => (await context.get(shopContext)).region
  const outcome = await resetPasswordAction(resetKey, parsed.values, {
    cart,
    language: i18n.locale,
    region,
    report,
  })
  const status = { in: 200, gone: 410, refused: 422, limited: 429, failed: 503 }[outcome]
  return data({ posted: resetSubmission(outcome), resetKey }, { status, headers: tokenHeaders(cart) })
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  const resetPassword = useCustomerCommand((commands) => commands.resetPasswordAtom, 'failed')
  // Once the address is stripped, loading the page's data again brings no key.
  const [resetKey] = useState(actionData?.resetKey ?? loaderData.resetKey)
  return (
    <div className="account-content">
      <StripQuery />
      <FullLoadLinks />
      <h1>{t('account.newPassword')}</h1>
      <ResetPasswordForm
        resetKey={resetKey}
        posted={actionData?.posted}
        onPrepare={resetPassword.prepare}
        onReset={resetPassword.run}
      />
    </div>
  )
}
