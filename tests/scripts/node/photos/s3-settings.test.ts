import { expect, test } from 'vitest'
import { readS3Settings } from '#scripts/node/photos/s3-settings.ts'

const variables = {
  CAR_PHOTOS_S3: 'https://s3.example/photos',
  CAR_PHOTOS_S3_REGION: 'eu-north-1',
  CAR_PHOTOS_S3_KEY: 'AKIDTEST',
  CAR_PHOTOS_S3_SECRET: 'the/secret+of=the-test',
}

test('a bucket is named by its address, region and access key', () => {
  expect(readS3Settings(variables)).toEqual({
    address: 'https://s3.example/photos',
    region: 'eu-north-1',
    keyId: 'AKIDTEST',
    secret: 'the/secret+of=the-test',
  })
})

test('without a bucket there are no settings; empty variables count as absent', () => {
  expect(readS3Settings({ CAR_PHOTOS: '/srv/photos' })).toBeNull()
  const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, '']))
  expect(readS3Settings(empty)).toBeNull()
})

test.each([
  'https://s3.example/photos',
  'https://s3.eu-north-1.example:9000/storage/v1/s3/photos',
  'http://127.0.0.1:9000/photos',
  'http://localhost:9000/photos',
])('%s is the address of a bucket', (address) => {
  expect(readS3Settings({ ...variables, CAR_PHOTOS_S3: address })?.address).toBe(address)
  expect(readS3Settings({ ...variables, CAR_PHOTOS_S3: `${address}/` })?.address).toBe(address)
})

test('the region is that of most servers if none is set', () => {
  expect(readS3Settings({ ...variables, CAR_PHOTOS_S3_REGION: '' })?.region).toBe('us-east-1')
})

test.each([
  ['CAR_PHOTOS_S3', 'http://s3.test/photos'],
  ['CAR_PHOTOS_S3', 'https://s3.test'],
  ['CAR_PHOTOS_S3', 'https://s3.test/'],
  ['CAR_PHOTOS_S3', 'https://key:secret@s3.test/photos'],
  ['CAR_PHOTOS_S3', 'https://s3.test/photos?versions'],
  ['CAR_PHOTOS_S3', 'https://s3.test/photos/../others'],
  ['CAR_PHOTOS_S3', 's3://photos'],
  ['CAR_PHOTOS_S3_REGION', 'eu north'],
  ['CAR_PHOTOS_S3_KEY', 'a key'],
  ['CAR_PHOTOS_S3_SECRET', 'a secret with spaces'],
  ['CAR_PHOTOS_S3_SECRET', 'short'],
])('%s may not be %j, and the sentence does not repeat it', (name, value) => {
  const read = () => readS3Settings({ ...variables, [name]: value })
  expect(read).toThrow(`The variable ${name} is malformed: expected `)
  expect(read).not.toThrow(value)
})

test.each(['CAR_PHOTOS_S3_KEY', 'CAR_PHOTOS_S3_SECRET'])('%s has to be set', (name) => {
  expect(() => readS3Settings({ ...variables, [name]: '' })).toThrow(`The variable ${name} is missing.`)
})

test('a key without a bucket, and a bucket beside a folder, are mistakes', () => {
  expect(() => readS3Settings({ ...variables, CAR_PHOTOS_S3: '' })).toThrow(
    'The variable CAR_PHOTOS_S3_REGION is set, but CAR_PHOTOS_S3 is not.',
  )
  expect(() => readS3Settings({ ...variables, CAR_PHOTOS: '/srv/photos' })).toThrow('are both set')
})
