/** Fetches the panel's code; asked for when somebody is about to open it, and once only. */
export const loadCartPanel = () => import('./cart-panel.tsx')
