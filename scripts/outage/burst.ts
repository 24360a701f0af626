import { type Visit, visit } from './visit.ts'

/** Number of simultaneous visitors. */
export const burst = 200

export function burstAt(origin: string, path: string): Promise<Visit>[] {
  return Array.from({ length: burst }, () => visit(origin, path))
}
