import { withVersion } from '#src/commerce/contract/catalogue/offer/with-version.ts'

interface Named {
  name: string
  brandName: string
  /** The name of a variant: "Blue", "4 l"; empty for a product without variants. */
  variantName?: string
}

/** Adds the variant and removes the brand: "Floor mats – Bromsvik", "Blue" → "Floor mats, Blue". */
export function productName({ name, brandName, variantName = '' }: Named): string {
  const ending = ` – ${brandName}`
  const ownName = brandName && name.endsWith(ending) ? name.slice(0, -ending.length) : name
  return withVersion(ownName, variantName)
}
