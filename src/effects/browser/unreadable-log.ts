interface Unreadable {
  route: string
  paths: string[]
}

/** Maximum number of logged sets: every reply with the cart repeats its faults. */
const maxLines = 20

/** Creates a logger of unreadable reply parts, by call and path, without values. Each set of paths is logged once. */
export function createUnreadableLog(
  write: (line: string) => void = console.warn,
): (parts: Unreadable) => void {
  const written = new Set<string>()
  return ({ route, paths }) => {
    const key = paths.join(', ')
    if (written.has(key) || written.size >= maxLines) return
    written.add(key)
    write(`${route}: left out what cannot be read: ${key}`)
  }
}
