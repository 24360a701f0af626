import type { stockNotice as english } from '../../en/server/stock-notice.ts'

export const stockNotice = {
  'stockNotice.ask': 'Mail mij als het weer leverbaar is',
} satisfies Record<keyof typeof english, string>
