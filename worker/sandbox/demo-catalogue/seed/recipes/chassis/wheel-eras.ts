import type { Car } from '../../plan/cars.ts'

interface WheelEra {
  studs: number
  pcd: number
  bore: number
  yearFrom?: number
  yearTo?: number
}

/** The bolt patterns of a car by period; two models changed theirs. */
export function wheelEras(car: Car): WheelEra[] {
  const now = { studs: car.studs, pcd: car.pcd, bore: car.bore }
  if (car.id === 'vw-beetle') {
    return [
      { studs: 5, pcd: 205, bore: 144, yearTo: 1967 },
      { ...now, yearFrom: 1968 },
    ]
  }
  if (car.id === 'saab-900') {
    return [
      { studs: 4, pcd: 114.3, bore: 63.5, yearTo: 1987 },
      { ...now, yearFrom: 1988 },
    ]
  }
  return [now]
}

/** The thread of the bolts or nuts of a wheel in a period of a car. */
export function wheelThreadOf({ id, wheelThread }: Car, { studs }: WheelEra): string {
  return id === 'vw-beetle' && studs === 5 ? 'M12x1.5' : wheelThread
}
