export function deepFreeze<T>(tree: T): T {
  const rest: unknown[] = [tree]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) continue
    for (const part of Object.values(Object.freeze(value))) rest.push(part)
  }
  return tree
}
