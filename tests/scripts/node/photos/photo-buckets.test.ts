import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createPhotoFolder } from '#scripts/node/photos/photo-folder.ts'
import { createS3Photos } from '#scripts/node/photos/s3-photos.ts'
import { pictures } from '#tests/support/examples/pictures.ts'
import { createTestBucket } from '#tests/support/s3/test-bucket.ts'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'
import type { CarPhotoBucket } from '#worker/car-photos/bucket.ts'

const key = `${'0a'.repeat(32)}/0a1b2c3d`
const { jpeg, lossyWebp } = pictures

/** A store of photos. `open` gives another view of the same photos, `names` the names of all of them. */
interface Place extends AsyncDisposable {
  open(): CarPhotoBucket
  names(): string[]
}

const places: [string, () => Promise<Place>][] = [
  [
    'a folder',
    async () => {
      const folder = createTemporaryFolder()
      return {
        open: () => createPhotoFolder(folder.path),
        names: () =>
          readdirSync(folder.path, { recursive: true, withFileTypes: true }).flatMap((entry) =>
            entry.isFile() ? entry.name : [],
          ),
        [Symbol.asyncDispose]: async () => folder[Symbol.dispose](),
      }
    },
  ],
  [
    'an S3-compatible bucket',
    async () => {
      const bucket = await createTestBucket()
      return {
        open: () => createS3Photos(bucket.settings),
        names: () => [...bucket.objects.keys()],
        [Symbol.asyncDispose]: () => bucket[Symbol.asyncDispose](),
      }
    },
  ],
]

describe.each(places)('in %s', (_, createPlace) => {
  test('a photo is kept, replaced and deleted', async () => {
    await using place = await createPlace()
    const bucket = place.open()
    const read = async () => {
      const object = await bucket.get(key)
      return object && new Uint8Array(await object.arrayBuffer())
    }
    expect(await read()).toBeNull()
    await bucket.delete([key])
    await bucket.put(key, jpeg)
    expect(await read()).toEqual(jpeg)
    await bucket.put(key, lossyWebp)
    expect(await place.open().get(key)).not.toBeNull()
    expect(await read()).toEqual(lossyWebp)
    expect(place.names()).toHaveLength(1)
    await bucket.delete([key])
    expect(await read()).toBeNull()
    expect(place.names()).toEqual([])
  })

  test('the photos of one owner are listed and deleted together', async () => {
    await using place = await createPlace()
    const bucket = place.open()
    const owner = `${'0a'.repeat(32)}/`
    expect(await bucket.list({ prefix: owner, limit: 10 })).toEqual({ objects: [], truncated: false })
    const other = `${'0b'.repeat(32)}/0a1b2c3d`
    const own = Array.from({ length: 20 }, (_, index) => `${owner}000000${10 + index}`)
    await Promise.all([...own, other].map((photo) => bucket.put(photo, jpeg)))
    const listed = await bucket.list({ prefix: owner, limit: 100 })
    expect(listed.objects.map(({ key }) => key).sort()).toEqual(own)
    expect(listed.truncated).toBe(false)
    expect(await bucket.list({ prefix: owner, limit: 1 })).toMatchObject({ truncated: true })
    await bucket.delete(own)
    expect((await bucket.list({ prefix: owner, limit: 10 })).objects).toEqual([])
    expect(await bucket.get(other)).not.toBeNull()
  })

  test.each([
    '../secret',
    `../${key}`,
    `${key}/../../../secret`,
    `/${key}`,
    `${key}\0`,
    `${key}\n`,
    `${key}?acl`,
    '',
    '0a1b2c3d',
  ])('no key leads out of it (%j)', async (wrong) => {
    await using place = await createPlace()
    const bucket = place.open()
    await expect(bucket.get(wrong)).rejects.toThrow('not the key')
    await expect(bucket.put(wrong, jpeg)).rejects.toThrow('not the key')
    await expect(bucket.delete([wrong])).rejects.toThrow('not the key')
    await expect(bucket.list({ prefix: wrong, limit: 10 })).rejects.toThrow('not the owner')
    expect(place.names()).toEqual([])
  })
})
