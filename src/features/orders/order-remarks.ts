const prefix = 'Personal number:'
const carPrefix = 'Car:'

export function additionalNotes(personalNumber: string, note: string, car = ''): string {
  const number = personalNumber.trim()
  return [number && `${prefix} ${number}`, note.trim(), car && `${carPrefix} ${car}`]
    .filter(Boolean)
    .join(', ')
}

export function publicNotes(notes: string): string {
  return additionalNotes('', remarkOf(notes), carOf(notes))
}

/** The shopper's own part of such notes. The personal number is not shown again. */
export function remarkOf(notes: string): string {
  return splitCar(notes).rest
}

export function carOf(notes: string): string {
  return splitCar(notes).car
}

function splitCar(notes: string): { rest: string; car: string } {
  const [, , rest = ''] = /^(Personal number:[^,]*(?:, *)?)?(.*)$/s.exec(notes) ?? []
  const start = rest.startsWith(`${carPrefix} `) ? 0 : rest.lastIndexOf(`, ${carPrefix} `)
  if (start < 0) return { rest, car: '' }
  return {
    rest: rest.slice(0, start),
    car: rest.slice(rest.indexOf(carPrefix, start) + carPrefix.length + 1),
  }
}
