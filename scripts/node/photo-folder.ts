import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CarPhotoBucket } from '#worker/car-photos/bucket.ts'

/** The Node server's replacement for the R2 bucket of car photos: a folder, with a file for each key. */
export function createPhotoFolder(folder: string): CarPhotoBucket {
  /** Other forms of keys are refused, so that none leads out of the folder. */
  function fileOf(key: string): string {
    if (!/^[\da-f]{64}\/[\da-f]{8}$/.test(key)) throw new Error('This is not the key of a car photo.')
    return join(folder, key)
  }

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
      if (!/^[\da-f]{64}\/$/.test(prefix)) throw new Error('This is not the owner of car photos.')
      const files = (await readdir(join(folder, prefix)).catch(ignoreMissing)) ?? []
      const keys = files.filter((file) => /^[\da-f]{8}$/.test(file)).map((file) => prefix + file)
      return { objects: keys.slice(0, limit).map((key) => ({ key })), truncated: keys.length > limit }
    },
  }
}

function ignoreMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
