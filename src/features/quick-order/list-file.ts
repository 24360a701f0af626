/** Maximum bytes of a list file: a full list in two bytes a character, with room for further columns. */
export const maxListFileBytes = 262_144

/** Encodings of spreadsheets: UTF-8, UTF-16 with a mark, or the Western European code page. */
export function decodeList(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export function joinLists(typed: string, added: string): string {
  return typed.trim() === '' ? added : `${typed.trimEnd()}\n${added}`
}
