import type { Upstream } from './log.ts'

/** Tries a visitor has at a form that guards something: how many, in how many seconds. As in `wrangler.toml`. */
export const attempts = { limit: 10, period: 60 }

/** Milliseconds until a call to a service is given up. */
export const deadlines: Record<Upstream, number> = {
  catalogue: 3_000,
  checkout: 6_000,
  stock: 1_500,
  search: 2_000,
  content: 2_000,
}
