import type { NewsletterAnswer } from '#src/commerce/contract/newsletter-answer.ts'
import { viewAnswer } from '#src/features/newsletter/answer-view.tsx'
import { NewsletterForm } from '#src/features/newsletter/newsletter-form.tsx'
import type { NewsletterFormData } from '#src/features/newsletter/newsletter-form-data.ts'

interface NewsletterScreenProps {
  form: NewsletterFormData
  /** The submission without script that the page answers: what was typed, and the answer. */
  posted?: { email: string; answer: NewsletterAnswer } | undefined
}

/** The page of the newsletter's form, and the answer to it without script. Default export, because it is loaded on demand. */
export default function NewsletterScreen({ form, posted }: NewsletterScreenProps) {
  return (
    <div className="account-content">
      <h1>{form.title}</h1>
      <NewsletterForm
        form={form}
        posted={posted && { email: posted.email, view: viewAnswer(posted.answer) }}
      />
    </div>
  )
}
