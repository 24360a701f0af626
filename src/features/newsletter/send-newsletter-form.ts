import { isTaken, type NewsletterAnswer } from '#src/commerce/contract/newsletter-answer.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { NewsletterAnswerView } from './newsletter-answer-view.ts'
import { subscribe } from './subscribe.ts'
import { viewNewsletterAnswer } from './view-newsletter-answer.tsx'

/**
 * Sends the newsletter's form from its page, shows the answer, and keeps the focus in it: on the field if the address
 * is invalid, otherwise on the element around the form, which is removed after a success. `failed` is shown without an
 * answer; `language` is that of the page and of the mail.
 */
export async function sendNewsletterForm(
  form: HTMLFormElement,
  failed: string,
  language: Locale,
  show: (view: NewsletterAnswerView) => void,
): Promise<void> {
  show(viewNewsletterAnswer())
  const typed = new FormData(form)
  const text = (name: string) => String(typed.get(name) ?? '')
  const answer: NewsletterAnswer = (await subscribe({
    email: text('email'),
    trap: text('website'),
    language,
  })) ?? { outcome: 'failed', text: failed }
  const { parentElement } = form
  if (form.contains(document.activeElement) && parentElement) {
    if (answer.outcome === 'invalid') form.querySelector('input')?.focus()
    if (isTaken(answer)) {
      parentElement.tabIndex = -1
      parentElement.focus()
    }
  }
  show(viewNewsletterAnswer(answer))
}
