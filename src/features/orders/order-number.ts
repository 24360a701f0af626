/** The number of an order in an address; empty for anything that has not its form. */
export function parseOrderNumber(text: string | null): string {
  return text !== null && /^[\w-]{1,40}$/.test(text) ? text : ''
}
