import type { EngineFacts } from '#src/commerce/contract/catalogue/vehicles/vehicle.ts'
import { formatLitres } from '#src/i18n/format.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'

/** Watts of a horsepower: British shoppers read brake horsepower, all others the metric one (PS, hk, hv, pk, ch). */
const wattsPerBhp = 745.7
const wattsPerMetricHorsepower = 735.49875

/** The facts of an engine in words: "2.3 l petrol, 84 kW (113 bhp)". Empty if none is known. */
export function engineText({ cc, kw, fuel }: EngineFacts, { t, locale }: ServerI18n): string {
  const size = cc === null ? '' : `${formatLitres(cc, locale)}\u00a0l`
  const burnt = fuel === null ? '' : t(`engine.fuel.${fuel}`)
  const watts = locale === 'en' ? wattsPerBhp : wattsPerMetricHorsepower
  const power = kw === null ? '' : t('engine.power', { kw, hp: Math.round((kw * 1000) / watts) })
  return [[size, burnt].filter(Boolean).join(' '), power].filter(Boolean).join(', ')
}
