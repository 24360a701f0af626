import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** SQLite's result code for a file that another connection has locked. */
const busy = 5

/**
 * Reserves a folder for this process until `close`, or until the process ends, however it does: the operating system
 * releases locks of files. Null if another process has it.
 */
export function lockFolder(folder: string): { close(): void } | null {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return null
    throw error
  }
  return { close: () => lock.close() }
}
