import type { shell as english } from '../../en/server/shell.ts'

export const shell = {
  'shell.pricesFor': 'Prix pour\u00a0: {country}, en {currency}',
} satisfies Record<keyof typeof english, string>
