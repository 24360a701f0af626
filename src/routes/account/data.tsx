import { data, redirect } from 'react-router'
import { DataPage } from '#src/features/account/data/data-page.tsx'
import {
  type DeletionSubmission,
  deletionDeadline,
  parseDeletion,
  requestDeletion,
} from '#src/features/account/data/deletion.ts'
import { withDestination } from '#src/features/account/destinations.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { WithHelp } from '#src/features/content/with-help.tsx'
import { AccountFrame } from '#src/features/shell/account/account-frame.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { parsePostedForm } from '#src/forms/parse-posted-form.ts'
import { intlLocale } from '#src/i18n/format.ts'
import { formatDate } from '#src/i18n/format-days.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { documentContext, visitorContext } from '#src/shop.ts'
import { loadHelp } from '../load-help.ts'
import type { Route } from './+types/data.ts'
import { accountStyleSheets } from './account-style-sheets.ts'
import { countFailure } from './attempt-log-in.ts'
import { loadCustomer } from './load-customer.ts'

export const links = accountStyleSheets()

/** The page on which customers download their data and request its deletion. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, supportEmail } = context.get(documentContext)
  const {
    customer,
    loaded: help,
    headers,
  } = await loadCustomer(context, 'data', () => loadHelp(context, 'account'))
  return data(
    {
      help,
      email: customer.email,
      form: context.get(visitorContext).support() ? (crypto.randomUUID() as string) : null,
      supportEmail,
      fileFailed: new URL(request.url).searchParams.get('failed') === '1',
      head: unlistedHead(i18n.t('account.data')),
    },
    { headers },
  )
}

const statuses = { requested: 200, loggedOut: 403, limited: 429, failed: 503 }

export async function action({ request, context }: Route.ActionArgs) {
  const { i18n, report, accountConfig } = context.get(documentContext)
  const support = context.get(visitorContext).support()
  const cart = context.get(visitorContext).cart()
  const form = await parsePostedForm(request)
  const parsed = form && parseDeletion(form)
  if (!parsed || !support) throw new Response(null, { status: parsed ? 404 : 400 })
  if ('problems' in parsed)
    return answer({ posted: { problems: parsed.problems, outcome: null } satisfies DeletionSubmission }, 422)
  const limit = context.get(visitorContext).attemptLimit()
  const consents = context.get(visitorContext).consentRecord()
  const { submission, requested, forgets } = await requestDeletion(parsed.values, {
    ...{
      cart,
      support,
      photos: context.get(visitorContext).carPhotos(),
      consents,
      language: i18n.locale,
      report,
    },
    allows: (email) => limit.allows('present-password', email),
    wasWrong: (email) => countFailure(context, email),
  })
  const { outcome } = submission
  if (outcome === 'loggedOut')
    return redirect(withDestination(accountConfig.loginPath, 'data'), {
      status: 303,
      headers: tokenHeaders(cart),
    })
  const deadline =
    requested &&
    formatDate(deletionDeadline(requested.receivedAt), intlLocale(i18n.locale, requested.country))
  return answer(
    { posted: submission, ...(deadline ? { deadline, keepsPhotos: requested.keepsPhotos } : {}) },
    outcome ? statuses[outcome] : 422,
    forgets ? consents.endedCookie : null,
  )

  /** The page keeps the form, so that a repeated request counts once. */
  function answer(
    page: { posted: DeletionSubmission; deadline?: string; keepsPhotos?: boolean },
    status: number,
    cookie: string | null = null,
  ) {
    const kept = parsed && 'values' in parsed ? { form: parsed.values.form } : {}
    const headers = new Headers(tokenHeaders(cart))
    if (cookie) headers.append('set-cookie', cookie)
    return data({ ...kept, ...page }, { status, headers })
  }
}

export const handle = { zone: 'account' } satisfies ScreenHandle

export default function Data({ loaderData: { head: _, help, ...page }, actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  return (
    <AccountFrame title={t('account.data')} email={page.email}>
      <WithHelp help={help} narrow>
        <DataPage posted={undefined} deadline={undefined} keepsPhotos={undefined} {...page} {...actionData} />
      </WithHelp>
    </AccountFrame>
  )
}
