import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CarPhotoBucket } from '#worker/car-photos/bucket.ts'
import { checkedKey, checkedPrefix, isCarOfKey } from './photo-key.ts'

/** The Node server's replacement for the R2 bucket of car photos: a folder, with a file for each key. */
export function createPhotoFolder(folder: string): CarPhotoBucket {
  /** No checked key leads out of the folder. */
  const fileOf = (key: string) => join(folder, checkedKey(key))

  return {
    async get(key) {
      const bytes = await readFile(fileOf(key)).catch(ignoreMissing)
      return bytes && { arrayBuffer: async () => new Uint8Array(bytes).buffer }
    },
    async put(key, value) {
      const file = fileOf(key)
      // Written to another name first: a reader never gets half a photo.
      const unfinished = `${file}.${crypto.randomUUID()}`
      await mkdir(dirname(file), { recursive: true })
      await writeFile(unfinished, value)
      await rename(unfinished, file)
    },
    async delete(keys) {
      await Promise.all(keys.map(fileOf).map((file) => rm(file, { force: true })))
    },
    async list({ prefix, limit }) {
      const files = (await readdir(join(folder, checkedPrefix(prefix))).catch(ignoreMissing)) ?? []
      const keys = files.filter(isCarOfKey).map((file) => prefix + file)
      return { objects: keys.slice(0, limit).map((key) => ({ key })), truncated: keys.length > limit }
    },
  }
}

function ignoreMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
