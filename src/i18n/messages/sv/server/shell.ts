import type { shell as english } from '../../en/server/shell.ts'

export const shell = {
  'shell.pricesFor': 'Priser för {country}, i {currency}',
} satisfies Record<keyof typeof english, string>
