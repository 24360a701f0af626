/** Shows or hides the question for consent, which each document that may measure contains. */
export function showConsentQuestion(isShown: boolean): void {
  document.documentElement.toggleAttribute('data-unanswered', isShown)
}
