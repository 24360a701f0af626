import type { ReactNode } from 'react'

/** Rendered elements, so that pages without an answer need not load their components. */
export interface NewsletterAnswerView {
  isDone?: boolean
  notice: ReactNode
  problem?: ReactNode
}

/** The id of the problem below the field; a document has only one form of the newsletter. */
export const newsletterProblemId = 'newsletter-problem'
