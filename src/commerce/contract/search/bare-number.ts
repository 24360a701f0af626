/** Writes a part number as people type it: `X271-925` → `X271925`, `Tornby Friction TN 73502` → `TN73502`. */
export function bareNumber(number: string): string {
  return number
    .split(' ')
    .slice(-2)
    .join('')
    .replace(/[^A-Za-z0-9]/g, '')
}
