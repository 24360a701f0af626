/**
 * Joins percent-encoded segments to a path. Throws for `.`, `..` and empty segments, which encoding does not make safe.
 */
export function path(...segments: string[]): string {
  return segments
    .map((segment) => {
      if (segment === '' || segment === '.' || segment === '..') throw new RangeError('Not a path segment')
      return `/${encodeURIComponent(segment)}`
    })
    .join('')
}
