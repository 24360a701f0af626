import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { NewShop } from './arguments.ts'
import { newShopFiles } from './new-shop.ts'
import { repositoryFiles } from './repository.ts'

/**
 * Makes the shop's folder from the repository at `root`, with a git history that begins there, and returns its path.
 * Throws an error with a sentence for the user, and changes nothing, if there is something in its place.
 */
export function writeShop(root: string, shop: NewShop): string {
  const folder = resolve(root, shop.parent, shop.name)
  if (existsSync(folder)) throw new Error(`There is something at ${folder} already: choose another name.`)
  const today = new Date().toISOString().slice(0, 10)
  const { copied, written } = newShopFiles(repositoryFiles(root), shop, today)
  mkdirSync(folder, { recursive: true })
  for (const path of copied) cpSync(join(root, path), join(folder, path))
  for (const [path, text] of written) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  git(folder, 'init', '--quiet', '--initial-branch=main')
  git(folder, 'add', '--all')
  return folder
}

/** True if there was a commit: without a name of its author git makes none. */
export function commitShop(folder: string, shopName: string): boolean {
  try {
    git(folder, 'commit', '--quiet', '--no-verify', `--message=Begin ${shopName}`)
    return true
  } catch {
    return false
  }
}

function git(folder: string, ...args: string[]): void {
  execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
}
