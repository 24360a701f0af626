import type { Locale } from '#src/i18n/locales.ts'
import { sandboxDemo } from '../sandbox/sandbox-demo.ts'

/** Reads an address of the sandbox. */
export type AskSandbox = (
  path: string,
  headers: Record<string, string>,
) => Promise<Pick<Response, 'ok' | 'text'>>

/**
 * The parts of the sandbox that scripts use. Scripts reach the sandbox by this alone, so that a shop can be without it.
 */
export interface Demo {
  /** The configuration of the sandbox's Worker, from the root. */
  configuration: string
  /** The sandbox's Worker in the build. */
  built: string
  /** A sentence about a malformed variable of the sandbox; null if there is none. */
  findVariableFault(variables: Record<string, string | undefined>): string | null
  /** Fills a running sandbox's catalogue, and its search index in these languages; in all by default. */
  fill(ask: AskSandbox, secret?: string, languages?: readonly Locale[]): Promise<void>
  /** Fills the database in the folder `state`, without a built shop. */
  seed(state: string, variables: Record<string, string>): Promise<void>
  /** Creates the built sandbox under Node, with its database in the folder. */
  createBackEnd(folder: string, variables: Record<string, string>): Promise<BackEnd>
}

export interface BackEnd {
  fetch(request: Request): Promise<Response>
  /** The index of the default language is filled already. */
  fillSearch(): Promise<void>
  close(): void
}

/** Null in a repository without the sandbox, as `npm run new -- my-shop --no-sandbox` makes it. */
export const demo: Demo | null = sandboxDemo
