import { data } from 'react-router'
import { parseDestination, withDestination } from '#src/account-paths.ts'
import { loadDocument } from '#src/effects/router/load-document.ts'
import { requestResetAction } from '#src/features/account/account-action.ts'
import { accountSheet } from '#src/features/account/account-sheet.ts'
import { accountFields } from '#src/features/account/credentials.ts'
import { afterLogInPath } from '#src/features/account/guards.ts'
import { parseForgotPassword } from '#src/features/account/password/forgot-password-form.tsx'
import { resetLinkUri } from '#src/features/account/password/reset-link.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { AccountDocument } from '#src/features/shell/account/account-document.tsx'
import ForgotPasswordScreen from '#src/features/shell/account/screens/forgot-password.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { maxEmailLength } from '#src/forms/email.ts'
import { parsePostedForm } from '#src/forms/posted-form.ts'
import { attemptLimitContext, documentContext, shopContext, visitorCartContext } from '#src/shop.ts'
import type { Route } from './+types/forgot-password.ts'
import { loadGuest } from './account/load-visitor.ts'

export const links = accountSheet

/** The page that asks for a mail with a link to a new password, for guests only. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, accountConfig } = context.get(documentContext)
  const destination = destinationOf(request)
  const headers = await loadGuest(context, destination)
  return data(
    {
      linkUri: resetLinkUri(i18n.locale, accountConfig),
      destination,
      next: afterLogInPath(destination, accountConfig),
      head: unlistedHead(i18n.t('account.forgot')),
    },
    { headers },
  )
}

/** Asks for the mail without script. The answer is the same for every e-mail address. */
export async function action({ request, context }: Route.ActionArgs) {
  const { i18n, report, accountConfig } = context.get(documentContext)
  const cart = context.get(visitorCartContext)
  const form = await parsePostedForm(request)
  if (!form) throw new Response(null, { status: 400 })
  const email = form.get(accountFields.email)?.slice(0, maxEmailLength) ?? ''
  const parsed = parseForgotPassword(form)
  if ('problems' in parsed)
    return data({ posted: { problems: parsed.problems, outcome: null }, email }, { status: 422 })
  if (!(await context.get(attemptLimitContext).allows('password', parsed.values)))
    return data({ posted: { problems: {}, outcome: 'limited' as const }, email }, { status: 429 })
  const region = async () => (await context.get(shopContext)).region
  const outcome = await requestResetAction(
    { email: parsed.values, linkUri: resetLinkUri(i18n.locale, accountConfig) },
    { cart, language: i18n.locale, region, report },
  )
  const status = { sent: 200, limited: 429, failed: 503 }[outcome]
  return data({ posted: { problems: {}, outcome }, email }, { status, headers: tokenHeaders(cart) })
}

function destinationOf(request: Request) {
  return parseDestination(new URL(request.url).searchParams)
}

export const handle = {
  chrome: 'account',
  search: (query) => withDestination('', parseDestination(query)),
} satisfies ScreenHandle

export const clientLoader = loadDocument

export default function ForgotPassword({
  loaderData: { head: _, ...form },
  actionData,
}: Route.ComponentProps) {
  return import.meta.env.SSR ? (
    <AccountDocument
      screen="forgot-password"
      Screen={ForgotPasswordScreen}
      props={{ ...form, posted: actionData?.posted, email: actionData?.email }}
    />
  ) : null
}
