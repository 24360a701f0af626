/** A name with that of its version, unless it contains it already: "Floor mats, Blue". */
export function withVersion(name: string, version: string): string {
  if (version === '') return name
  const at = name.toLowerCase().indexOf(version.toLowerCase())
  const ends = [name.charAt(at - 1), name.charAt(at + version.length)]
  const said = at >= 0 && !ends.some((character) => /[\p{L}\p{N}]/u.test(character))
  return said ? name : `${name}, ${version}`
}
