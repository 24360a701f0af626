import { sandboxDrawings } from './sandbox-drawings.ts'

/** Drawings in the style of the demo's part pictures. */
export interface DemoDrawings {
  /** Files of the demo, by path. */
  files: Record<string, string>
  /** Empty and failed states, by name. */
  states: Record<string, string>
  /** Pictures below the wordmark in shared links. */
  shared: string[]
}

/** Null in a repository without the sandbox, as `npm run new -- my-shop --no-sandbox` makes it. */
export const demoDrawings: DemoDrawings | null = sandboxDrawings
