import type { shell as english } from '../../en/server/shell.ts'

export const shell = {
  'shell.pricesFor': 'Preise für: {country}, in {currency}',
} satisfies Record<keyof typeof english, string>
