import type { Region } from '../demo-catalogue/regions.ts'

/**
 * True if a parcel to the region crosses a customs border, where the seller has it declared and pays import VAT and customs
 * duty, as the page on delivery says.
 */
export function includesImportCharges({ shipTo, eu }: Pick<Region, 'shipTo' | 'eu'>): boolean {
  return shipTo && !eu
}
