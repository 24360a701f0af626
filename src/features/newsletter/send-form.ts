import { type NewsletterAnswer, newsletterOutcome } from '#src/commerce/contract/newsletter-answer.ts'
import type { NewsletterFormData } from './newsletter-form-data.ts'

/** Milliseconds. */
const deadline = 12_000

/**
 * Sends the newsletter's form from its page, and keeps the focus in it: on the field when the address is not valid, else
 * on what is around the form, which is removed after a success.
 */
export async function sendForm(
  form: HTMLFormElement,
  { endpoint, language, failed }: NewsletterFormData,
): Promise<NewsletterAnswer> {
  const typed = new FormData(form)
  const body = JSON.stringify({ email: typed.get('email'), trap: typed.get('website'), language })
  const answer = (await ask(endpoint, body).catch(() => null)) ?? { outcome: 'failed', text: failed }
  const { parentElement } = form
  if (!form.contains(document.activeElement) || !parentElement) return answer
  if (answer.outcome === 'invalid') form.querySelector('input')?.focus()
  if (answer.outcome === 'subscribed') {
    parentElement.tabIndex = -1
    parentElement.focus()
  }
  return answer
}

/** Null for an answer that is not the endpoint's, such as an error page of something in between. */
async function ask(endpoint: string, body: string): Promise<NewsletterAnswer | null> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(deadline),
  })
  const outcome = newsletterOutcome(response.status)
  const isSentence = response.headers.get('content-type')?.startsWith('text/plain')
  return outcome && isSentence ? { outcome, text: await response.text() } : null
}
