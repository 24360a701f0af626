import type { CartStarter } from '../state/selection.atoms.ts'

/** Fetches the panel with all it shows and does. */
export async function loadCartPanel({ start }: CartStarter) {
  const [panel] = await Promise.all([import('./cart-panel.tsx'), start()])
  return panel
}
