import { data, redirect } from 'react-router'
import type { ChangePasswordResult } from '#src/commerce/customer/password.ts'
import { changePasswordAction, loadProfile } from '#src/features/account/account-action.ts'
import { withDestination } from '#src/features/account/destinations.ts'
import { knownCustomer } from '#src/features/account/known-customer.ts'
import {
  changePasswordSubmission,
  type PasswordChange,
  parsePasswordChange,
} from '#src/features/account/password/change-password.ts'
import { ChangePasswordForm } from '#src/features/account/password/change-password-form.tsx'
import { useCustomerCommand } from '#src/features/cart/commands/customer/use-customer-command.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { WithHelp } from '#src/features/content/with-help.tsx'
import { AccountFrame } from '#src/features/shell/account/account-frame.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { loadCommonPasswords } from '#src/forms/common-passwords.ts'
import { parsePostedForm } from '#src/forms/parse-posted-form.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { documentContext, visitorContext } from '#src/shop.ts'
import { loadHelp } from '../load-help.ts'
import type { Route } from './+types/password.ts'
import { accountStyleSheets } from './account-style-sheets.ts'
import { countFailure } from './attempt-log-in.ts'
import { loadCustomer } from './load-customer.ts'

export const links = accountStyleSheets()

export async function loader({ context }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  const {
    customer,
    loaded: help,
    headers,
  } = await loadCustomer(context, 'password', () => loadHelp(context, 'account'))
  return data(
    { customer: knownCustomer(customer), help, head: unlistedHead(i18n.t('account.changePassword')) },
    { headers },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const { report, accountConfig } = context.get(documentContext)
  const cart = context.get(visitorContext).cart()
  const form = await parsePostedForm(request)
  if (!form) throw new Response(null, { status: 400 })
  const parsed = parsePasswordChange(form, await loadCommonPasswords())
  if ('problems' in parsed)
    return data({ posted: { problems: parsed.problems, outcome: null } }, { status: 422 })
  const profile = await loadProfile({ cart, report })
  const outcome =
    typeof profile === 'string'
      ? unknownCustomer[profile]
      : await changePassword(context, parsed.values, profile.email)
  const headers = tokenHeaders(cart)
  if (outcome === 'loggedOut') {
    return redirect(withDestination(accountConfig.loginPath, 'password'), { status: 303, headers })
  }
  const status = { changed: 200, wrong: 422, refused: 422, limited: 429, failed: 503 }[outcome]
  return data({ posted: changePasswordSubmission(outcome) }, { status, headers })
}

const unknownCustomer = { guest: 'loggedOut', unavailable: 'failed' } as const

async function changePassword(
  context: Route.ActionArgs['context'],
  change: PasswordChange,
  email: string,
): Promise<ChangePasswordResult> {
  const { report } = context.get(documentContext)
  if (!(await context.get(visitorContext).attemptLimit().allows('present-password', email))) return 'limited'
  const outcome = await changePasswordAction(change, { cart: context.get(visitorContext).cart(), report })
  if (outcome === 'wrong') await countFailure(context, email)
  return outcome
}

export const handle = { zone: 'account' } satisfies ScreenHandle

export default function Password({ loaderData: { customer, help }, actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  const change = useCustomerCommand((commands) => commands.changePasswordAtom, 'failed')
  return (
    <AccountFrame title={t('account.changePassword')} email={customer.email}>
      <WithHelp help={help} narrow>
        <div className="sheet">
          <ChangePasswordForm
            customer={customer}
            posted={actionData?.posted}
            onPrepare={change.prepare}
            onChange={change.run}
          />
        </div>
      </WithHelp>
    </AccountFrame>
  )
}
