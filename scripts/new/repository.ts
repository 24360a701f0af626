import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from './imports.ts'

const texts =
  /\.(?:tsx?|cjs|json|css|sql|lua|html|md|toml|ya?ml|svg|txt|example|service)$|^(?:[^.]*|\.[\w.]+)$/

/** The files of the repository at `root` that git does not ignore, changed and new ones as they are now. */
export function repositoryFiles(root: string): Files {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  const paths = listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
  return new Map(
    [...new Set(paths)].map((path) => {
      const name = path.slice(path.lastIndexOf('/') + 1)
      return [path, texts.test(name) ? readFileSync(join(root, path), 'utf8') : '']
    }),
  )
}
