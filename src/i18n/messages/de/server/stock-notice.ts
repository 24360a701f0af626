import type { stockNotice as english } from '../../en/server/stock-notice.ts'

export const stockNotice = {
  'stockNotice.ask': 'Benachrichtigen, wenn wieder lieferbar',
} satisfies Record<keyof typeof english, string>
