import { data } from 'react-router'
import { newsletterStatuses } from '#src/commerce/contract/newsletter-answer.ts'
import { loadDocument } from '#src/effects/router/load-document.ts'
import { accountSheet } from '#src/features/account/account-sheet.ts'
import { newsletterFormData } from '#src/features/newsletter/newsletter-form-data.ts'
import { AccountDocument } from '#src/features/shell/account/account-document.tsx'
import NewsletterScreen from '#src/features/shell/account/screens/newsletter.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { maxEmailLength } from '#src/forms/email.ts'
import { parsePostedForm } from '#src/forms/posted-form.ts'
import { documentContext, newsletterContext } from '#src/shop.ts'
import type { Route } from './+types/newsletter.ts'

export const links = accountSheet

/** The page of the newsletter, which also answers the form in the footer of every other page without script. */
export function loader({ context }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  const form = newsletterFormData(i18n)
  return { form, head: unlistedHead(form.title) }
}

/** Subscribes without script. What was typed stays in the page, never in its address, until it is subscribed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parsePostedForm(request)
  if (!form) throw new Response(null, { status: 400 })
  const email = form.get('email') ?? ''
  const answer = await context.get(newsletterContext).subscribe({ email, trap: form.get('website') ?? '' })
  const isDone = answer.outcome === 'subscribed'
  const posted = { email: isDone ? '' : email.slice(0, maxEmailLength), answer }
  return data({ posted }, { status: newsletterStatuses[answer.outcome] })
}

export const handle = { chrome: 'account' } satisfies ScreenHandle

export const clientLoader = loadDocument

export default function Newsletter({ loaderData: { form }, actionData }: Route.ComponentProps) {
  return import.meta.env.SSR ? (
    <AccountDocument
      screen="newsletter"
      Screen={NewsletterScreen}
      props={{ form, posted: actionData?.posted }}
    />
  ) : null
}
