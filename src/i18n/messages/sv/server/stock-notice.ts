import type { stockNotice as english } from '../../en/server/stock-notice.ts'

export const stockNotice = {
  'stockNotice.ask': 'Mejla mig när delen finns igen',
} satisfies Record<keyof typeof english, string>
