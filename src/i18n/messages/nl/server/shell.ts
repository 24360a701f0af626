import type { shell as english } from '../../en/server/shell.ts'

export const shell = {
  'shell.pricesFor': 'Prijzen voor: {country}, in {currency}',
} satisfies Record<keyof typeof english, string>
