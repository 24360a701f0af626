import { data, redirect } from 'react-router'
import { parseDestination, withDestination } from '#src/account-paths.ts'
import { loadDocument } from '#src/effects/router/load-document.ts'
import { accountSheet } from '#src/features/account/account-sheet.ts'
import { addressCountries } from '#src/features/account/form/countries.ts'
import { afterLogInPath } from '#src/features/account/guards.ts'
import {
  parseRegistration,
  registerSubmission,
  typedValues,
} from '#src/features/account/register/registration-form.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { AccountDocument } from '#src/features/shell/account/account-document.tsx'
import { registerAction } from '#src/features/shell/account/log-in-actions.ts'
import RegisterScreen from '#src/features/shell/account/screens/register.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { loadCommonPasswords } from '#src/forms/common-passwords.ts'
import { loadPhoneCheck } from '#src/forms/phone.ts'
import { parsePostedForm } from '#src/forms/posted-form.ts'
import {
  attemptLimitContext,
  documentContext,
  newsletterContext,
  shopContext,
  visitorCartContext,
} from '#src/shop.ts'
import type { Route } from './+types/register.ts'
import { loadGuest } from './account/load-visitor.ts'

export const links = accountSheet

/** The page for a new account, for guests only. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, accountConfig } = context.get(documentContext)
  const destination = destinationOf(request)
  const headers = await loadGuest(context, destination)
  const shop = await context.get(shopContext)
  return data(
    {
      countries: addressCountries(shop),
      country: shop.region.country,
      newsletterChoice: accountConfig.newsletterChoice,
      destination,
      next: afterLogInPath(destination, accountConfig),
      head: unlistedHead(i18n.t('account.create')),
    },
    { headers },
  )
}

/** Registers without script. Form values are never put into the URL, and passwords never into the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { i18n, report, accountConfig } = context.get(documentContext)
  const shop = await context.get(shopContext)
  const cart = context.get(visitorCartContext)
  const form = await parsePostedForm(request)
  if (!form) throw new Response(null, { status: 400 })
  const values = typedValues(form)
  const rules = {
    ...{ countries: addressCountries(shop), ...accountConfig },
    isPhone: await loadPhoneCheck(),
    isCommon: await loadCommonPasswords(),
  }
  const parsed = parseRegistration(form, rules)
  if ('problems' in parsed)
    return data({ posted: { problems: parsed.problems, outcome: null }, values }, { status: 422 })
  if (!(await context.get(attemptLimitContext).allows('register')))
    return data({ posted: { problems: {}, outcome: 'limited' as const }, values }, { status: 429 })
  const region = async () => shop.region
  const ports = { cart, language: i18n.locale, region, report }
  const { result, leftBehind } = await registerAction(parsed.values, ports)
  const headers = tokenHeaders(cart)
  if (result.kind === 'in') {
    const { email, asksForNewsletter } = parsed.values
    if (asksForNewsletter) await context.get(newsletterContext).subscribe({ email, trap: '' })
    const next = leftBehind ?? afterLogInPath(destinationOf(request), accountConfig)
    return redirect(next, { status: 303, headers })
  }
  const status = result.kind === 'failed' ? 503 : result.kind === 'limited' ? 429 : 422
  return data({ posted: registerSubmission(result), values }, { status, headers })
}

function destinationOf(request: Request) {
  return parseDestination(new URL(request.url).searchParams)
}

export const handle = {
  chrome: 'account',
  search: (query) => withDestination('', parseDestination(query)),
} satisfies ScreenHandle

export const clientLoader = loadDocument

export default function Register({ loaderData: { head: _, ...form }, actionData }: Route.ComponentProps) {
  return import.meta.env.SSR ? (
    <AccountDocument
      screen="register"
      Screen={RegisterScreen}
      props={{ ...form, posted: actionData?.posted, values: actionData?.values }}
    />
  ) : null
}
