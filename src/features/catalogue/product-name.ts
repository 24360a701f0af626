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

export function withVersion(name: string, version: string): string {
  if (version === '') return name
  const at = name.toLowerCase().indexOf(version.toLowerCase())
  const ends = [name.charAt(at - 1), name.charAt(at + version.length)]
  const said = at >= 0 && !ends.some((character) => /[\p{L}\p{N}]/u.test(character))
  return said ? name : `${name}, ${version}`
}
