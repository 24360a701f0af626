import { data, redirect } from 'react-router'
import { loadDocument } from '#src/effects/router/load-document.ts'
import { accountSheet } from '#src/features/account/account-sheet.ts'
import { parseNewPassword } from '#src/features/account/password/new-password.ts'
import { parseResetKey } from '#src/features/account/password/reset-link.ts'
import { resetSubmission } from '#src/features/account/password/reset-password-form.tsx'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { AccountDocument } from '#src/features/shell/account/account-document.tsx'
import { resetPasswordAction } from '#src/features/shell/account/log-in-actions.ts'
import ResetPasswordScreen from '#src/features/shell/account/screens/reset-password.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { loadCommonPasswords } from '#src/forms/common-passwords.ts'
import { parsePostedForm } from '#src/forms/posted-form.ts'
import { attemptLimitContext, documentContext, shopContext, visitorCartContext } from '#src/shop.ts'
import type { Route } from './+types/reset-password.ts'

export const links = accountSheet

/** The page a password-reset mail links to. Its address holds the link's key, which the first script removes. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, accountConfig } = context.get(documentContext)
  return {
    address: accountConfig.resetPasswordPath,
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
  const parsed = parseNewPassword(form, { isCommon: await loadCommonPasswords() })
  if ('problems' in parsed)
    return data({ posted: { problems: parsed.problems, outcome: null }, resetKey }, { status: 422 })
  if (!(await context.get(attemptLimitContext).allows('password')))
    return data({ posted: resetSubmission('limited'), resetKey }, { status: 429 })
  const region = async () => (await context.get(shopContext)).region
  const ports = { cart, language: i18n.locale, region, report }
  const { result: outcome, leftBehind } = await resetPasswordAction(resetKey, parsed.values, ports)
  if (leftBehind) return redirect(leftBehind, { status: 303, headers: tokenHeaders(cart) })
  const status = { in: 200, gone: 410, refused: 422, limited: 429, failed: 503 }[outcome]
  return data({ posted: resetSubmission(outcome), resetKey }, { status, headers: tokenHeaders(cart) })
}

export const handle = { chrome: 'account' } satisfies ScreenHandle

export const clientLoader = loadDocument

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return import.meta.env.SSR ? (
    <AccountDocument
      screen="reset-password"
      Screen={ResetPasswordScreen}
      props={{ resetKey: actionData?.resetKey ?? loaderData.resetKey, posted: actionData?.posted }}
      address={loaderData.address}
    />
  ) : null
}
