import type { stockNotice as english } from '../../en/server/stock-notice.ts'

export const stockNotice = {
  'stockNotice.ask': 'Ilmoita, kun tuote on taas saatavilla',
} satisfies Record<keyof typeof english, string>
