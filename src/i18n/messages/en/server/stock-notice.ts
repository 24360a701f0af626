export const stockNotice = {
  'stockNotice.ask': 'Email me when it is back',
} as const
