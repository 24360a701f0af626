import { data } from 'react-router'
import { isTaken, newsletterStatuses } from '#src/commerce/contract/newsletter-answer.ts'
import { StripQuery } from '#src/effects/router/inline-scripts.tsx'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import accountStyles from '#src/features/account/account-screens.css?url'
import { WithHelp } from '#src/features/content/with-help.tsx'
import { NewsletterForm } from '#src/features/newsletter/newsletter-form.tsx'
import { newsletterFormData } from '#src/features/newsletter/newsletter-form-data.ts'
import { viewNewsletterAnswer } from '#src/features/newsletter/view-newsletter-answer.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { maxEmailLength } from '#src/forms/email.ts'
import { parsePostedForm } from '#src/forms/parse-posted-form.ts'
import { documentContext, visitorContext } from '#src/shop.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { loadHelp } from '../load-help.ts'
import type { Route } from './+types/newsletter.ts'

export const links = styleSheets(accountStyles)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  const form = newsletterFormData(i18n)
  const sealed = new URL(request.url).searchParams.get('confirm')
  const isOpen = sealed !== null && (await context.get(visitorContext).newsletter().canConfirm(sealed))
  const page = {
    form,
    help: await loadHelp(context, 'newsletter'),
    // The link is not enough to confirm: mail programs open links before people do.
    confirm: {
      sealed: isOpen ? sealed : null,
      text: i18n.t('newsletter.ask'),
      button: i18n.t('newsletter.confirm'),
    },
    head: unlistedHead(form.title),
  }
  if (sealed === null || isOpen) return data({ ...page, posted: undefined })
  const answer = { outcome: 'expired' as const, text: i18n.t('newsletter.expired') }
  return data({ ...page, posted: { email: '', answer } }, { status: newsletterStatuses.expired })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parsePostedForm(request)
  if (!form) throw new Response(null, { status: 400 })
  const newsletter = context.get(visitorContext).newsletter()
  const sealed = form.get('confirm')
  const email = form.get('email') ?? ''
  const answer =
    sealed === null
      ? await newsletter.subscribe({ email, trap: form.get('website') ?? '' })
      : await newsletter.confirm(sealed)
  const isOver = isTaken(answer) || answer.outcome === 'expired'
  const posted = {
    email: isTaken(answer) ? '' : email.slice(0, maxEmailLength),
    answer,
    // Sent again with the next attempt.
    sealed: isOver ? null : sealed,
  }
  return data({ posted }, { status: newsletterStatuses[answer.outcome] })
}

export const handle = { zone: 'form' } satisfies ScreenHandle

export default function Newsletter({
  loaderData: { form, confirm, help, posted: loaded },
  actionData,
}: Route.ComponentProps) {
  const posted = actionData?.posted ?? loaded
  const sealed = actionData?.posted.sealed ?? confirm.sealed
  const view = posted && viewNewsletterAnswer(posted.answer)
  return (
    <WithHelp help={help} narrow header={<h1>{form.title}</h1>}>
      {confirm.sealed ? <StripQuery /> : null}
      <div className="sheet">
        {sealed ? (
          <form className="account-form" method="post" action={form.action}>
            {view?.notice}
            <p>{confirm.text}</p>
            <input type="hidden" name="confirm" value={sealed} />
            <Button type="submit" kind="primary">
              {confirm.button}
            </Button>
          </form>
        ) : (
          <NewsletterForm form={form} posted={posted && view && { email: posted.email, view }} primary />
        )}
      </div>
    </WithHelp>
  )
}
