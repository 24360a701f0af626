import { execFileSync } from 'node:child_process'

/** The branch point with `main`; on `main` itself, the last commit. */
export function changeBase(): string {
  return lines('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
}

/** Including new files; files that were deleted are left out. */
export function changedFiles(base: string): string[] {
  const tracked = lines('diff', '--name-only', '--diff-filter=d', base)
  const added = lines('ls-files', '--others', '--exclude-standard')
  return [...new Set([...tracked, ...added])].sort()
}

function lines(...args: string[]): string[] {
  try {
    const output = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return output.split('\n').filter((line) => line !== '')
  } catch {
    return []
  }
}
