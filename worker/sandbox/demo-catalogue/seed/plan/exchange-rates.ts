import * as v from 'valibot'
import content from '../data/markets.json'
import { loadData } from './data-file.ts'

const { demoFx } = loadData(
  'markets.json',
  v.object({ demoFx: v.record(v.string(), v.pipe(v.number(), v.gtValue(0))) }),
  content,
)

/** Units of a currency per euro, fixed for the demo. Throws for currencies without a rate. */
export function exchangeRate(currency: string): number {
  const rate = demoFx[currency]
  if (rate === undefined) throw new Error(`seed/data/markets.json: no rate for ${currency}`)
  return rate
}
