import type { ComponentProps } from 'react'
import { createContext, data } from 'react-router'
import type { CustomerUpdateRequest } from '#src/commerce/contract/selection/customer-profile.ts'
import type {
  CustomerChanges,
  LoadedProfile,
  UpdateCustomerResult,
} from '#src/commerce/customer/customer-update.ts'
import { customerUpdateRequest, newsletterAnswer } from '#src/commerce/customer/customer-update.ts'
import { loadProfile, updateCustomerAction } from '#src/features/account/account-action.ts'
import {
  type DetailsSubmission,
  detailsSubmission,
  hasChanges,
  parseDetails,
  passwordSubmission,
  presentPassword,
  typedDetails,
  unknownProfile,
} from '#src/features/account/details/details.ts'
import { DetailsForm } from '#src/features/account/details/details-form.tsx'
import { addressCountries } from '#src/features/account/form/address-countries.ts'
import { useCustomerCommand } from '#src/features/cart/commands/customer/use-customer-command.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { WithHelp } from '#src/features/content/with-help.tsx'
import { subscribe } from '#src/features/newsletter/subscribe.ts'
import { AccountFrame } from '#src/features/shell/account/account-frame.tsx'
import { ExpiredLogIn } from '#src/features/shell/account/expired-log-in.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { parsePostedForm } from '#src/forms/parse-posted-form.ts'
import { loadPhoneCheck } from '#src/forms/phone.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { documentContext, shopContext, visitorContext } from '#src/shop.ts'
import { loadHelp } from '../load-help.ts'
import type { Route } from './+types/details.ts'
import { accountStyleSheets } from './account-style-sheets.ts'
import { attemptLogIn } from './attempt-log-in.ts'
import { loadCustomer } from './load-customer.ts'

export const links = accountStyleSheets()

/**
 * Set by an action that does not know the customer, because they are no longer logged in or the service does not
 * answer: the page then shows the typed values instead of redirecting the visitor.
 */
const typedOnlyContext = createContext(false)

export async function loader({ context }: Route.LoaderArgs) {
  const { i18n, accountConfig, report } = context.get(documentContext)
  const shop = await context.get(shopContext)
  const page = {
    country: shop.region.country,
    newsletterChoice: accountConfig.newsletterChoice,
    head: unlistedHead(i18n.t('account.details')),
  }
  if (context.get(typedOnlyContext))
    return data({
      ...page,
      profile: null,
      help: await loadHelp(context, 'account'),
      countries: addressCountries(shop),
    })
  const cart = context.get(visitorContext).cart()
  const { loaded, headers } = await loadCustomer(context, 'details', () =>
    Promise.all([loadProfile({ cart, report }), loadHelp(context, 'account')]),
  )
  const [profile, help] = loaded
  if (typeof profile === 'string') throw new Response(null, { status: 503, headers })
  const { cars: _, ...details } = profile
  const countries = addressCountries(shop, details.country)
  return data({ ...page, profile: details, help, countries }, { headers })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { i18n, report, accountConfig } = context.get(documentContext)
  const shop = await context.get(shopContext)
  const cart = context.get(visitorContext).cart()
  const form = await parsePostedForm(request)
  if (!form) throw new Response(null, { status: 400 })
  const values = typedDetails(form)
  const saved = await loadProfile({ cart, report })
  if (typeof saved === 'string') {
    context.set(typedOnlyContext, true)
    const outcome = saved === 'guest' ? 'loggedOut' : 'failed'
    return answer(detailsSubmission({ kind: outcome }), values)
  }
  const parsed = parseDetails(form, {
    saved,
    countries: addressCountries(shop, saved.country),
    newsletterChoice: accountConfig.newsletterChoice,
    checkPhone: await loadPhoneCheck(),
  })
  if ('problems' in parsed) return answer({ problems: parsed.problems, outcome: null }, values)
  const changes = parsed.values
  if (changes.email) {
    // Otherwise a script could test in bulk which addresses have an account.
    if (!(await context.get(visitorContext).attemptLimit().allows('details')))
      return answer(detailsSubmission({ kind: 'limited' }), values)
    // The customer then has a new token, under which the address is changed: the service may require a recent log-in.
    const { result } = await attemptLogIn(context, { email: saved.email, password: presentPassword(form) })
    if (result !== 'in') return answer(passwordSubmission(result), values, tokenHeaders(cart))
  }
  const { newsletterChoice } = accountConfig
  const wanted = changes.newsletter ?? saved.newsletter
  const newsletter = newsletterAnswer(newsletterChoice, wanted, saved.newsletter)
  const update = customerUpdateRequest(changes, { ...saved, ...changes, newsletter })
  const result = hasChanges(changes)
    ? await updateCustomerAction(update, { cart, report })
    : { kind: 'saved' as const }
  if (result.kind === 'saved' && changes.email) {
    const facts = { changedAt: new Date().toISOString() }
    const mail = { to: saved.email, language: i18n.locale, kind: 'address-changed' as const, facts }
    context.get(visitorContext).mailer().sendLater(mail)
  }
  if (result.kind === 'saved' && changes.newsletter && !newsletter) {
    const email = changes.email ?? saved.email
    const { outcome } = await context.get(visitorContext).newsletter().subscribe({ email, trap: '' })
    if (outcome !== 'confirming')
      return answer(detailsSubmission({ kind: 'failed' }), values, tokenHeaders(cart))
  }
  if (result.kind === 'loggedOut') context.set(typedOnlyContext, true)
  return answer(detailsSubmission(result), values, tokenHeaders(cart))
}

const statuses = { saved: 200, taken: 422, refused: 422, loggedOut: 403, limited: 429, failed: 503 }

/** The form's result without script, with its typed values unless they are saved. */
function answer(posted: DetailsSubmission, values: Record<string, string>, headers: HeadersInit = {}) {
  const status = posted.outcome ? statuses[posted.outcome] : 422
  return data({ posted, values: posted.outcome === 'saved' ? undefined : values }, { status, headers })
}

export const handle = { zone: 'account' } satisfies ScreenHandle

export default function Details({
  loaderData: { head: _, help, profile: saved, ...form },
  actionData,
}: Route.ComponentProps) {
  const { t, locale } = useI18n()
  const update = useCustomerCommand<[CustomerUpdateRequest], UpdateCustomerResult>(
    (commands) => commands.updateCustomerAtom,
    { kind: 'failed' },
  )
  const read = useCustomerCommand<[], LoadedProfile>((commands) => commands.readProfileAtom, 'unavailable')
  const posted = actionData?.posted
  const profile = saved ?? unknownProfile(actionData?.values)

  async function save(
    changes: CustomerChanges,
    next: Parameters<ComponentProps<typeof DetailsForm>['onSave']>[1],
  ) {
    if (!hasChanges(changes)) return { kind: 'saved' as const }
    // A link may have confirmed the newsletter since the page was loaded.
    const current = form.newsletterChoice ? await read.run() : profile
    if (typeof current === 'string') return { kind: current === 'guest' ? 'loggedOut' : 'failed' } as const
    const newsletter = newsletterAnswer(form.newsletterChoice, next.newsletter, current.newsletter)
    const result = await update.run(customerUpdateRequest(changes, { ...next, newsletter }))
    if (result.kind !== 'saved') return result
    if (!changes.newsletter || newsletter) return result
    const answer = await subscribe({ email: profile.email, language: locale })
    return answer?.outcome === 'confirming' ? result : { kind: 'failed' as const }
  }

  return (
    <AccountFrame title={t('account.details')} email={profile.email}>
      {posted?.outcome === 'loggedOut' ? <ExpiredLogIn destination="details" /> : null}
      <WithHelp help={help}>
        <div className="sheet">
          <DetailsForm
            {...form}
            values={actionData?.values}
            profile={profile}
            posted={posted}
            onPrepare={update.prepare}
            onSave={save}
          />
        </div>
      </WithHelp>
    </AccountFrame>
  )
}
