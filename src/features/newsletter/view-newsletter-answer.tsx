import { isTaken, type NewsletterAnswer } from '#src/commerce/contract/newsletter-answer.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { type NewsletterAnswerView, newsletterProblemId } from './newsletter-answer-view.ts'

/** The form's view of an answer; without one, an empty notice in which the next answer will be announced. */
export function viewNewsletterAnswer(answer?: NewsletterAnswer): NewsletterAnswerView {
  if (answer?.outcome === 'invalid')
    return {
      notice: <Notice />,
      problem: (
        <p className="message" id={newsletterProblemId}>
          <Icon name="error" />
          {answer.text}
        </p>
      ),
    }
  const isDone = answer !== undefined && isTaken(answer)
  return { isDone, notice: <Notice tone={isDone ? 'success' : 'error'}>{answer?.text}</Notice> }
}
