import type { ReactNode } from 'react'

/** Rendered elements, so that pages without an answer need not load their components. */
export interface NewsletterAnswerView {
  /** True if the notice replaces the form. */
  isDone?: boolean
  /** Above the form. Empty at first, so that its text is announced. */
  notice: ReactNode
  problem?: ReactNode
}

/** The id of the problem below the field; a document has only one form of the newsletter. */
export const newsletterProblemId = 'newsletter-problem'
