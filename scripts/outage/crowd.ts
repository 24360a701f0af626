import { type Visit, visit } from './visit.ts'

/** Visitors who come at once. */
export const crowd = 200

export function crowdAt(origin: string, path: string): Promise<Visit>[] {
  return Array.from({ length: crowd }, () => visit(origin, path))
}
