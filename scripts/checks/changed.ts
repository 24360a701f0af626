import { execFileSync } from 'node:child_process'

/** The commit to compare a change with: the branch point with `main`, which is the last commit while on it. */
export function changeBase(): string {
  return lines('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
}

/** Files that differ from a commit and still exist, new ones included. */
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
