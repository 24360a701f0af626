import type { NewsletterAnswer } from '#src/commerce/contract/newsletter-answer.ts'
import { StripQuery } from '#src/effects/router/strip-query.tsx'
import { viewAnswer } from '#src/features/newsletter/answer-view.tsx'
import { NewsletterForm } from '#src/features/newsletter/newsletter-form.tsx'
import type { NewsletterFormData } from '#src/features/newsletter/newsletter-form-data.ts'
import { Button } from '#src/ui/button.tsx'

interface NewsletterScreenProps {
  form: NewsletterFormData
  /** What a link confirms, sealed; null without one. */
  confirm: { sealed: string | null; text: string; button: string }
  /** The submission without script that the page answers: what was typed or is to be sent again, and the answer. */
  posted?: { email: string; answer: NewsletterAnswer; sealed?: string | null } | undefined
}

/** The page of the newsletter's form, and the answer to it without script. Default export, because it is loaded on demand. */
export default function NewsletterScreen({ form, confirm, posted }: NewsletterScreenProps) {
  const sealed = posted?.sealed ?? confirm.sealed
  const view = posted && viewAnswer(posted.answer)
  return (
    <div className="account-content">
      <h1>{form.title}</h1>
      {confirm.sealed ? <StripQuery /> : null}
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
        <NewsletterForm form={form} posted={posted && view && { email: posted.email, view }} />
      )}
    </div>
  )
}
