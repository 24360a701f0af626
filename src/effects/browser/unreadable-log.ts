interface Unreadable {
  route: string
  paths: string[]
}

/** Every reply that repeats the cart repeats its faults: no more of them are remembered, or written down. */
const maxLines = 20

/**
 * A log for the parts of replies that were left out, by call and path and never with their values: each set of paths is
 * written once.
 */
export function createUnreadableLog(
  write: (line: string) => void = console.warn,
): (parts: Unreadable) => void {
  const written = new Set<string>()
  return ({ route, paths }) => {
    const places = paths.join(', ')
    if (written.has(places) || written.size >= maxLines) return
    written.add(places)
    write(`${route}: left out what cannot be read: ${places}`)
  }
}
