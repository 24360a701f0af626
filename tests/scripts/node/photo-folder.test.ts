import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createPhotoFolder } from '#scripts/node/photo-folder.ts'
import { pictures } from '#tests/support/examples/pictures.ts'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'

const key = `${'0a'.repeat(32)}/0a1b2c3d`
const { jpeg, lossyWebp } = pictures

test('a photo is kept in a file, replaced and deleted', async () => {
  using folder = createTemporaryFolder()
  const bucket = createPhotoFolder(folder.path)
  const read = async () => {
    const object = await bucket.get(key)
    return object && new Uint8Array(await object.arrayBuffer())
  }
  expect(await read()).toBeNull()
  await bucket.delete([key])
  await bucket.put(key, jpeg)
  expect(await read()).toEqual(jpeg)
  await bucket.put(key, lossyWebp)
  expect(await createPhotoFolder(folder.path).get(key)).not.toBeNull()
  expect(await read()).toEqual(lossyWebp)
  expect(readdirSync(folder.path, { recursive: true })).toHaveLength(2)
  await bucket.delete([key])
  expect(await read()).toBeNull()
})

test('the photos of one owner are listed and deleted together', async () => {
  using folder = createTemporaryFolder()
  const bucket = createPhotoFolder(folder.path)
  const owner = `${'0a'.repeat(32)}/`
  expect(await bucket.list({ prefix: owner, limit: 10 })).toEqual({ objects: [], truncated: false })
  const other = `${'0b'.repeat(32)}/0a1b2c3d`
  const own = [`${owner}00000001`, `${owner}00000002`]
  await Promise.all([...own, other].map((photo) => bucket.put(photo, jpeg)))
  const listed = await bucket.list({ prefix: owner, limit: 10 })
  expect(listed.objects.map(({ key }) => key).sort()).toEqual(own)
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
  '',
  '0a1b2c3d',
])('no key leads out of the folder (%j)', async (wrong) => {
  using folder = createTemporaryFolder()
  const bucket = createPhotoFolder(folder.path)
  await expect(bucket.get(wrong)).rejects.toThrow('not the key')
  await expect(bucket.put(wrong, jpeg)).rejects.toThrow('not the key')
  await expect(bucket.delete([wrong])).rejects.toThrow('not the key')
  await expect(bucket.list({ prefix: wrong, limit: 10 })).rejects.toThrow('not the owner')
  expect(readdirSync(folder.path)).toEqual([])
})
