import type { ReactNode } from 'react'

/** What the form shows of an answer. Rendered elements, so that pages without an answer need not load their components. */
export interface NewsletterAnswerView {
  /** The notice takes the place of the form. */
  isDone?: boolean
  /** Above the form. Empty at first, so that its text is announced. */
  notice: ReactNode
  /** What is wrong with the address; has the id `newsletterProblemId`. */
  problem?: ReactNode
}

/** The id of the problem below the field; a document has only one form of the newsletter. */
export const newsletterProblemId = 'newsletter-problem'
