import type { shell as english } from '../../en/server/shell.ts'

export const shell = {
  'shell.pricesFor': 'Hinnat: {country}, {currency}',
} satisfies Record<keyof typeof english, string>
