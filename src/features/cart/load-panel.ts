import type { I18n } from '#src/i18n/i18n.ts'

/** Fetches the panel's code and words; asked for when somebody is about to open it, and once only. */
export async function loadCartPanel(i18n: I18n) {
  const [panel] = await Promise.all([import('./cart-panel.tsx'), i18n.later()])
  return panel
}

/** Has it at hand when it is opened. What fails now is asked for again then. */
export function prepareCartPanel(i18n: I18n): void {
  loadCartPanel(i18n).catch(() => {})
}
