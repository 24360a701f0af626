import { type NewsletterAnswer, newsletterOutcome } from '#src/commerce/contract/newsletter-answer.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { servicePaths } from '#src/service-paths.ts'
import { viewAnswer } from './answer-view.tsx'
import type { NewsletterAnswerView } from './newsletter-form.tsx'

/** Milliseconds. */
const deadline = 12_000

/**
 * Sends the newsletter's form from its page, shows the answer, and keeps the focus in it: on the field when the address
 * is not valid, else on what is around the form, which is removed after a success. `failed` is shown when no answer
 * arrives; `language` is that of the page, and of what the subscriber is sent.
 */
export async function sendForm(
  form: HTMLFormElement,
  failed: string,
  language: Locale,
  show: (view: NewsletterAnswerView) => void,
): Promise<void> {
  show(viewAnswer())
  const typed = new FormData(form)
  const body = JSON.stringify({ email: typed.get('email'), trap: typed.get('website'), language })
  const answer = (await ask(body).catch(() => null)) ?? { outcome: 'failed', text: failed }
  const { parentElement } = form
  if (form.contains(document.activeElement) && parentElement) {
    if (answer.outcome === 'invalid') form.querySelector('input')?.focus()
    if (answer.outcome === 'subscribed') {
      parentElement.tabIndex = -1
      parentElement.focus()
    }
  }
  show(viewAnswer(answer))
}

/** Null for an answer that is not the endpoint's, such as an error page of something in between. */
async function ask(body: string): Promise<NewsletterAnswer | null> {
  const response = await fetch(servicePaths.newsletterEndpoint(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(deadline),
  })
  const outcome = newsletterOutcome(response.status)
  const isSentence = response.headers.get('content-type')?.startsWith('text/plain')
  return outcome && isSentence ? { outcome, text: await response.text() } : null
}
