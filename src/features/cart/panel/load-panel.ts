import type { CartStarter } from '../state/selection.atoms.ts'

export async function loadCartPanel({ start }: CartStarter) {
  const [panel] = await Promise.all([import('./cart-panel.tsx'), start()])
  return panel
}
