/**
 * A path from segments that may hold anything. Each is percent-encoded; `.`, `..` and the empty segment are
 * refused because encoding leaves them able to climb.
 */
export function path(...segments: string[]): string {
  return segments
    .map((segment) => {
      if (segment === '' || segment === '.' || segment === '..') throw new RangeError('Not a path segment')
      return `/${encodeURIComponent(segment)}`
    })
    .join('')
}
