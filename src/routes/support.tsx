import { data } from 'react-router'
import { loadDocument } from '#src/effects/router/load-document.ts'
import { accountSheet } from '#src/features/account/account-sheet.ts'
import { loadCart } from '#src/features/cart/page/load-cart.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { AccountDocument } from '#src/features/shell/account/account-document.tsx'
import SupportScreen from '#src/features/shell/account/screens/support.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import type { ContactSubmission } from '#src/features/support/contact-form.tsx'
import {
  type ContactField,
  maxPostedContactBytes,
  parseContact,
  parseContactQuery,
  parseFormName,
  typedContact,
} from '#src/features/support/contact-request.ts'
import { parsePostedForm } from '#src/forms/posted-form.ts'
import { servicePaths } from '#src/service-paths.ts'
import {
  type ContactResult,
  documentContext,
  shopContext,
  supportContext,
  visitorCartContext,
} from '#src/shop.ts'
import type { Route } from './+types/support.ts'

export const links = accountSheet

/** The contact page. Its query fills in what the message is about; a customer's e-mail address is filled in too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, report, supportEmail } = context.get(documentContext)
  const cart = context.get(visitorCartContext)
  const region = async () => (await context.get(shopContext)).region
  const selection = await loadCart(cart, i18n, region, report)
  const email = typeof selection === 'string' ? '' : (selection?.loggedIn?.email ?? '')
  const about = parseContactQuery(new URL(request.url).searchParams)
  const form: string = crypto.randomUUID()
  const contact = {
    form,
    rendered: Date.now(),
    values: { ...about, message: '', email } satisfies Record<ContactField, string>,
  }
  return data(
    {
      contact: context.get(supportContext) ? contact : null,
      supportEmail,
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

/** Sends a message without script. The page keeps what was typed until it is sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const { i18n } = context.get(documentContext)
  const support = context.get(supportContext)
  const form = await parsePostedForm(request, maxPostedContactBytes)
  if (!form || !support) throw new Response(null, { status: form ? 404 : 400 })
  const parsed = parseContact(form, i18n.locale)
  // The page keeps the form: a new one would be too young, and its message another.
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
  chrome: 'account',
  search: (query) => servicePaths.support(parseContactQuery(query)).replace(/^[^?]*/, ''),
} satisfies ScreenHandle

export const clientLoader = loadDocument

export default function Support({ loaderData: { contact, supportEmail }, actionData }: Route.ComponentProps) {
  return import.meta.env.SSR ? (
    <AccountDocument
      screen="support"
      Screen={SupportScreen}
      props={{ supportEmail, contact: contact && { posted: undefined, ...contact, ...actionData } }}
    />
  ) : null
}
