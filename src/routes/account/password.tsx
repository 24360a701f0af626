import { data, redirect } from 'react-router'
import { withDestination } from '#src/account-paths.ts'
import { changePasswordAction } from '#src/features/account/account-action.ts'
import { accountSheet } from '#src/features/account/account-sheet.ts'
import {
  changePasswordSubmission,
  parsePasswordChange,
} from '#src/features/account/password/change-password.ts'
import { ChangePasswordForm } from '#src/features/account/password/change-password-form.tsx'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { useCustomerCommand } from '#src/features/cart/use-customer-command.ts'
import { AccountFrame } from '#src/features/shell/account/account-frame.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import { parsePostedForm } from '#src/forms/posted-form.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { attemptLimitContext, documentContext, visitorCartContext } from '#src/shop.ts'
import type { Route } from './+types/password.ts'
import { loadCustomer } from './load-visitor.ts'

export const links = accountSheet

/** The page on which customers change their password. */
export async function loader({ context }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  const { customer, headers } = await loadCustomer(context, 'password')
  return data({ email: customer.email, head: unlistedHead(i18n.t('account.changePassword')) }, { headers })
}

/** Changes the password without script. Passwords are never put into the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { report, accountConfig } = context.get(documentContext)
  const cart = context.get(visitorCartContext)
  const form = await parsePostedForm(request)
  if (!form) throw new Response(null, { status: 400 })
  const parsed = parsePasswordChange(form)
  if ('problems' in parsed)
    return data({ posted: { problems: parsed.problems, outcome: null } }, { status: 422 })
  if (!(await context.get(attemptLimitContext).allows('password')))
    return data({ posted: changePasswordSubmission('limited') }, { status: 429 })
  const outcome = await changePasswordAction(parsed.values, { cart, report })
  const headers = tokenHeaders(cart)
  if (outcome === 'loggedOut') {
    return redirect(withDestination(accountConfig.loginPath, 'password'), { status: 303, headers })
  }
  const status = { changed: 200, wrong: 422, refused: 422, limited: 429, failed: 503 }[outcome]
  return data({ posted: changePasswordSubmission(outcome) }, { status, headers })
}

export default function Password({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  const changePassword = useCustomerCommand((commands) => commands.changePasswordAtom, 'failed')
  return (
    <AccountFrame title={t('account.changePassword')} email={email}>
      <ChangePasswordForm
        email={email}
        posted={actionData?.posted}
        onPrepare={changePassword.prepare}
        onChange={changePassword.run}
      />
    </AccountFrame>
  )
}
