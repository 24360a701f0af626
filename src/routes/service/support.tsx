import { data } from 'react-router'
import { sendContact } from '#src/commerce/send-contact.ts'
import { browserTimer } from '#src/effects/browser/timer.ts'
import { Link } from '#src/effects/router/link.tsx'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import accountStyles from '#src/features/account/account-screens.css?url'
import { loadCart } from '#src/features/cart/page/load-cart.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { WithHelp } from '#src/features/content/with-help.tsx'
import { CurrentCar } from '#src/features/garage/current-car.tsx'
import { LastOrder } from '#src/features/orders/list/last-order.tsx'
import { loadLatestOrders } from '#src/features/orders/list/load-orders.ts'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { ContactForm, type ContactSubmission } from '#src/features/support/contact-form.tsx'
import {
  type ContactField,
  maxPostedContactBytes,
  parseContact,
  parseContactQuery,
  parseFormName,
  typedContact,
} from '#src/features/support/contact-request.ts'
import { parsePostedForm } from '#src/forms/parse-posted-form.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { type ContactResult, documentContext, shopContext, visitorContext } from '#src/shop.ts'
import { orderPorts } from '../account/order-context.ts'
import { loadHelp } from '../load-help.ts'
import type { Route } from './+types/support.ts'

export const links = styleSheets(accountStyles)

/** The contact page. Its query fills in the subject; a customer's e-mail address is filled in too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, report, supportEmail } = context.get(documentContext)
  const cart = context.get(visitorContext).cart()
  const region = async () => (await context.get(shopContext)).region
  const selection = await loadCart(cart, i18n, region, report)
  const customer = typeof selection === 'string' ? null : selection?.loggedIn
  const [[lastOrder], help] = await Promise.all([
    customer ? orderPorts(context).then((ports) => loadLatestOrders(ports, 1)) : [],
    loadHelp(context, 'contact'),
  ])
  const about = parseContactQuery(new URL(request.url).searchParams)
  const form: string = crypto.randomUUID()
  const contact = {
    form,
    rendered: Date.now(),
    values: { ...about, message: '', email: customer?.email ?? '' } satisfies Record<ContactField, string>,
  }
  return data(
    {
      contact: context.get(visitorContext).support() ? contact : null,
      supportEmail,
      lastOrder,
      help,
      head: unlistedHead(i18n.t('support.title')),
    },
    { headers: tokenHeaders(cart) },
  )
}

const statuses: Record<ContactResult, number> = {
  sent: 200,
  refused: 400,
  tooFast: 425,
  limited: 429,
  failed: 503,
}

export async function action({ request, context }: Route.ActionArgs) {
  const { i18n } = context.get(documentContext)
  const support = context.get(visitorContext).support()
  const form = await parsePostedForm(request, maxPostedContactBytes)
  if (!form || !support) throw new Response(null, { status: form ? 404 : 400 })
  const parsed = parseContact(form, i18n.locale)
  // The page keeps the form: a new one would be too young, and its message would count as another.
  const kept = { ...parseFormName(form), values: typedContact(form) }
  const problems = 'problems' in parsed ? parsed.problems : {}
  if (Object.keys(problems).length > 0) return answer({ problems, outcome: null }, 422)
  const outcome = 'values' in parsed ? await support.contact(parsed.values) : 'refused'
  return answer({ problems: {}, outcome }, statuses[outcome])

  function answer(posted: ContactSubmission, status: number) {
    return data({ ...kept, posted }, { status })
  }
}

export const handle = {
  zone: 'form',
  search: (query) => paths.support(parseContactQuery(query)).replace(/^[^?]*/, ''),
} satisfies ScreenHandle

export default function Support({
  loaderData: { contact, supportEmail, lastOrder, help },
  actionData,
}: Route.ComponentProps) {
  const { t } = useI18n()
  const [before, after] = t('support.byEmail', { email: '\n' }).split('\n')
  return (
    <WithHelp
      help={help}
      header={
        <>
          <h1>{t('support.title')}</h1>
          <p>
            {t('support.intro')} {help.questions ? null : <Link to={paths.faq()}>{t('support.faq')}</Link>}
          </p>
        </>
      }
      first={lastOrder ? <LastOrder order={lastOrder} /> : null}
      last={<CurrentCar />}
    >
      <div className="sheet">
        {contact ? (
          <ContactForm
            posted={undefined}
            {...contact}
            {...actionData}
            onSend={(message) =>
              sendContact(message, new URL(paths.contact(), location.href).href, {
                fetch: (request) => fetch(request),
                wait: (milliseconds) => new Promise((resolve) => browserTimer.after(milliseconds, resolve)),
              })
            }
          />
        ) : null}
        {!contact && supportEmail ? (
          <p>
            {before}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            {after}
          </p>
        ) : null}
      </div>
    </WithHelp>
  )
}
