import { expect, test } from 'vitest'
import { createS3Photos } from '#scripts/node/photos/s3-photos.ts'
import { maxCarPhotoBytes } from '#src/config.ts'
import { pictures } from '#tests/support/examples/pictures.ts'
import { createTestBucket, refuse } from '#tests/support/s3/test-bucket.ts'

const owner = `${'0a'.repeat(32)}/`
const key = `${owner}0a1b2c3d`
const { jpeg } = pictures

test('a read is repeated once when the service fails or breaks off, a write is not', async () => {
  await using bucket = await createTestBucket()
  const photos = createS3Photos(bucket.settings)
  await photos.put(key, jpeg)
  for (const fail of [
    (response: Parameters<typeof refuse>[0]) => refuse(response, 503, 'SlowDown'),
    (response: Parameters<typeof refuse>[0]) => void response.socket?.destroy(),
  ]) {
    bucket.answerNext(fail)
    expect(await photos.get(key)).not.toBeNull()
    bucket.answerNext(fail)
    expect((await photos.list({ prefix: owner, limit: 10 })).objects).toHaveLength(1)
    bucket.answerNext(fail, fail)
    await expect(photos.get(key)).rejects.toThrow()
    bucket.requests.length = 0
    bucket.answerNext(fail)
    await expect(photos.put(key, jpeg)).rejects.toThrow()
    bucket.answerNext(fail)
    await expect(photos.delete([key])).rejects.toThrow()
    expect(bucket.requests).toHaveLength(2)
  }
})

test('a refusal says its status and reason, and nothing that was signed', async () => {
  await using bucket = await createTestBucket()
  const wrong = createS3Photos({ ...bucket.settings, secret: 'another secret' })
  const said = 'The bucket of car photos answered 403 (SignatureDoesNotMatch) to '
  await expect(wrong.get(key)).rejects.toThrow(/^The bucket [^:/]* to GET\.$/)
  await expect(wrong.get(key)).rejects.toThrow(`${said}GET.`)
  await expect(wrong.put(key, jpeg)).rejects.toThrow(`${said}PUT.`)
  await expect(wrong.delete([key])).rejects.toThrow(`${said}DELETE.`)
  await expect(wrong.list({ prefix: owner, limit: 1 })).rejects.toThrow(`${said}GET.`)
  expect(bucket.objects.size).toBe(0)
})

test('a bucket that does not exist is a failure, and not a photo that is not there', async () => {
  await using bucket = await createTestBucket()
  const other = createS3Photos({ ...bucket.settings, address: `${bucket.settings.address}-of-others` })
  await expect(other.get(key)).rejects.toThrow('answered 404 (NoSuchBucket) to GET.')
})

test('a call that takes too long ends at its deadline, and is not repeated', async () => {
  await using bucket = await createTestBucket()
  const photos = createS3Photos(bucket.settings, 50)
  const silent = () => {}
  bucket.answerNext(silent, silent, silent, silent)
  await expect(photos.get(key)).rejects.toThrow('timeout')
  await expect(photos.put(key, jpeg)).rejects.toThrow('timeout')
  await expect(photos.delete([key])).rejects.toThrow('timeout')
  await expect(photos.list({ prefix: owner, limit: 1 })).rejects.toThrow('timeout')
  expect(bucket.requests).toEqual([...new Set(bucket.requests)])
})

test('an answer that stops halfway ends at the deadline too', async () => {
  await using bucket = await createTestBucket()
  bucket.answerNext((response) => void response.writeHead(200).write('half'))
  await expect(createS3Photos(bucket.settings, 100).get(key)).rejects.toThrow('timeout')
})

test('a file larger than a photo is neither stored nor read to its end', async () => {
  await using bucket = await createTestBucket()
  const photos = createS3Photos(bucket.settings)
  await expect(photos.put(key, new Uint8Array(maxCarPhotoBytes + 1))).rejects.toThrow(
    'larger than a car photo',
  )
  expect(bucket.requests).toEqual([])
  bucket.objects.set(key, Buffer.alloc(maxCarPhotoBytes + 1))
  await expect(photos.get(key)).rejects.toThrow('a larger object than a photo')
})

test('a list of another form fails, and names that are no photos are left out', async () => {
  await using bucket = await createTestBucket()
  const photos = createS3Photos(bucket.settings)
  for (const body of ['', '<html></html>', 'x'.repeat(1_000_001)]) {
    bucket.answerNext((response) => void response.end(body))
    await expect(photos.list({ prefix: owner, limit: 10 })).rejects.toThrow('a list in another form')
  }
  for (const name of [key, `${owner}notes.txt`, `${owner}0a1b2c3d/more`, `${'0b'.repeat(32)}/0a1b2c3d`])
    bucket.objects.set(name, Buffer.from('x'))
  bucket.answerNext((response) => {
    const keys = [...bucket.objects.keys()].map((name) => `<Contents><Key>${name}</Key></Contents>`)
    response.end(`<ListBucketResult>${keys.join('')}</ListBucketResult>`)
  })
  expect((await photos.list({ prefix: owner, limit: 10 })).objects).toEqual([{ key }])
})

test('a redirect to another place is not followed', async () => {
  await using bucket = await createTestBucket()
  bucket.answerNext((response) => void response.writeHead(307, { location: '/elsewhere' }).end())
  await expect(createS3Photos(bucket.settings).get(key)).rejects.toThrow('answered 307 to GET.')
  expect(bucket.requests).toHaveLength(1)
})
