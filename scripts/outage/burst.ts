import { type Visit, visit } from './visit.ts'

export const burst = 200

export function burstAt(origin: string, path: string): Promise<Visit>[] {
  return Array.from({ length: burst }, () => visit(origin, path))
}
