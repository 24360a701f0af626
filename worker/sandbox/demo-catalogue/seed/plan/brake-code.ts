interface Brakes {
  front: { type: string; diameter: number; thickness?: number }
  rear: { type: string }
  abs: boolean
}

const kinds: Record<string, string> = { 'disc-solid': 'solid', 'disc-vented': 'vented' }

/**
 * The shop's code for the brakes of a car, as far as they differ among those of its model: kind and diameter in front;
 * thickness and rear brakes where these are equal; ABS where only some have it. `vented-280-abs`.
 */
export function brakeCode({ front, rear, abs }: Brakes, all: readonly Brakes[]): string {
  const ofKind = all.filter((other) => other.front.type === front.type)
  const ofSize = ofKind.filter((other) => other.front.diameter === front.diameter)
  const differ = (brakes: readonly Brakes[], fact: (of: Brakes) => unknown) =>
    new Set(brakes.map(fact)).size > 1
  const isDrum = (of: Brakes) => of.rear.type === 'drum'
  return [
    kinds[front.type] ?? 'drum',
    `-${front.diameter}`,
    differ(ofSize, (of) => of.front.thickness) ? `x${front.thickness}` : '',
    differ(ofKind, isDrum) ? `-rear-${rear.type === 'drum' ? 'drum' : 'disc'}` : '',
    differ(all, (of) => of.abs) ? (abs ? '-abs' : '-no-abs') : '',
  ].join('')
}
