import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { MessageFiles } from './export-texts.ts'
import { readMessageFile } from './message-file.ts'

const folder = 'src/i18n/messages'

/** Sorted by path; empty for a language without files. */
export function readMessages(language: string): MessageFiles {
  const cwd = join(folder, language)
  const paths = globSync('*/*.ts', { cwd }).map((path) => path.replaceAll('\\', '/'))
  return new Map(paths.sort().map((path) => [path, readMessageFile(readFileSync(join(cwd, path), 'utf8'))]))
}

/** Writes the files of a language, by their path below its folder. Nothing is written if one cannot be formatted. */
export function writeMessages(language: string, files: ReadonlyMap<string, string>): void {
  const formatted = [...files].map(([path, code]) => {
    const file = join(folder, language, path)
    return { file, code: formattedCode(code, file) }
  })
  for (const { file, code } of formatted) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code)
  }
}

/** The file in the format of `npm run fix`. */
export function formattedCode(code: string, file: string): string {
  return execFileSync('biome', ['format', `--stdin-file-path=${file}`], {
    input: code,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
}
