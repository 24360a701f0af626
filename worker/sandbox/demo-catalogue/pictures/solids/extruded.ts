import { n, type Point } from '../geometry.ts'

/**
 * A flat outline given thickness: `back` is where its far face lies. The sides are the sweep of the outline,
 * stroked once for the silhouette and filled once without, so that any outline will do. A smooth outline may be
 * swept at a coarser pitch.
 */
export function extruded(
  name: string,
  d: string,
  [dx, dy]: Point,
  side: string,
  face: string,
  pitch = 6,
): string {
  const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / pitch))
  let sweep = ''
  for (let step = steps; step > 0; step--) {
    sweep += `<use href="#${name}" x="${n((dx * step) / steps)}" y="${n((dy * step) / steps)}"/>`
  }
  return (
    `<defs><path id="${name}" d="${d}"/></defs><g id="${name}s" class="${side}">${sweep}</g>` +
    `<use href="#${name}s" stroke="none"/><use href="#${name}" class="${face}"/>`
  )
}

/** The mirror image about the middle of the sheet. */
export const mirrored = (body: string) => `<g transform="matrix(-1 0 0 1 800 0)">${body}</g>`
