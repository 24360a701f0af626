import type { Rounding } from '../../regions.ts'

/** Rounds an amount to the price list's price endings. */
export function roundPrice(amount: number, rounding: Rounding): number {
  switch (rounding) {
    case 'whole, ends 5 or 9': {
      const tens = Math.floor(amount / 10) * 10
      return Math.max(5, nearest(amount, [tens - 1, tens + 5, tens + 9, tens + 15]))
    }
    case '.90':
      return ending(amount, 0.9)
    case '.95':
      return ending(amount, 0.95)
    case 'whole':
    case '.00':
      return Math.max(1, Math.round(amount))
  }
}

function ending(amount: number, cents: number): number {
  const whole = Math.floor(amount)
  return cent(Math.max(cents, nearest(amount, [whole - 1 + cents, whole + cents])))
}

function nearest(amount: number, endings: readonly number[]): number {
  return endings.reduce((best, next) => (Math.abs(next - amount) < Math.abs(best - amount) ? next : best))
}

export function cent(amount: number): number {
  return Math.round(amount * 100) / 100
}
