interface Named {
  name: string
  brandName: string
  /** "Blue", "4 l": what tells it from its variants; empty for a product without any. */
  variantName?: string
}

/** "Floor mats – Bromsvik", "Blue" → "Floor mats, Blue": without the brand, which stands beside it. */
export function productName({ name, brandName, variantName = '' }: Named): string {
  const ending = ` – ${brandName}`
  const own = brandName && name.endsWith(ending) ? name.slice(0, -ending.length) : name
  return withVersion(own, variantName)
}

/** A name with the variant or size it is of, unless it says so already: merchants put it there or leave it out. */
export function withVersion(name: string, version: string): string {
  if (version === '') return name
  const at = name.toLowerCase().indexOf(version.toLowerCase())
  const ends = [name.charAt(at - 1), name.charAt(at + version.length)]
  const said = at >= 0 && !ends.some((character) => /[\p{L}\p{N}]/u.test(character))
  return said ? name : `${name}, ${version}`
}
