import type { Upstream } from './log.ts'

/** Attempts at a form that checks a password or a code: `limit` in `period` seconds. `wrangler.toml` has the same. */
export const attempts = { limit: 10, period: 60 }

/** Milliseconds until a call to a service is given up. */
export const deadlines: Record<Upstream, number> = {
  catalogue: 3_000,
  checkout: 6_000,
  stock: 1_500,
  search: 2_000,
  content: 2_000,
}
