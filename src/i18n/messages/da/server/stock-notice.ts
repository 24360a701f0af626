import type { stockNotice as english } from '../../en/server/stock-notice.ts'

export const stockNotice = {
  'stockNotice.ask': 'Skriv til mig, når den er på lager igen',
} satisfies Record<keyof typeof english, string>
