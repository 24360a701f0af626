import { focusHeading } from '../focus/focus-heading.ts'

/**
 * Shows or hides the question for consent, which each document that may measure contains. Focus that was in the hidden
 * question moves to the screen's heading.
 */
export function showConsentQuestion(isShown: boolean): void {
  const focused = document.activeElement?.closest('.consent-bar')
  document.documentElement.toggleAttribute('data-unanswered', isShown)
  if (!isShown && focused) focusHeading(document)
}
