import type { stockNotice as english } from '../../en/server/stock-notice.ts'

export const stockNotice = {
  'stockNotice.ask': 'M’avertir dès son retour en stock',
} satisfies Record<keyof typeof english, string>
