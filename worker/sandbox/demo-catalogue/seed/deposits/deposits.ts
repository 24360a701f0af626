/**
 * Deposits in euros including VAT, by tier; the battery deposit is set by German law (BattDG § 19) and charged only
 * there.
 */
export const depositTiers = {
  AT1: 15,
  AT2: 25,
  AT3: 30,
  AT4: 50,
  AT5: 75,
  AT6: 125,
  AT7: 225,
  AT8: 350,
  BAT: 7.5,
} as const
export type DepositTier = keyof typeof depositTiers

const cores = ['AT1', 'AT2', 'AT3', 'AT4', 'AT5', 'AT6', 'AT7', 'AT8'] as const
/** The tiers in the order of their article numbers. */
export const tiers: readonly DepositTier[] = [...cores, 'BAT']

/** The item id of a tier's article; `first` is the product number of the first article. */
export function depositItem(tier: DepositTier, first: number): string {
  return `${first + tiers.indexOf(tier)}-1`
}

export const batteryTier: DepositTier = 'BAT'
export const batteryDepositCountry = 'DE'

/** The tier closest to a part's core value, one higher for expensive parts. */
export function tierFor(euros: number, level: number): DepositTier {
  const worth = euros * (0.7 + level * 0.8)
  const distances = cores.map((tier) => ({
    tier,
    distance: Math.abs(depositTiers[tier] - worth),
  }))
  return distances.reduce((best, next) => (next.distance < best.distance ? next : best)).tier
}
