import { expect, test } from 'vitest'
import { signedHeaders, type UnsignedRequest } from '#scripts/node/photos/s3-signature.ts'

/** The credentials and the time of the examples in the documentation of Amazon S3 for requests in one chunk. */
const credentials = {
  region: 'us-east-1',
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const now = Date.UTC(2013, 4, 24)
const host = 'https://examplebucket.s3.amazonaws.com'

const examples: [string, UnsignedRequest, signed: string, signature: string][] = [
  [
    'a read of a range',
    { method: 'GET', url: new URL(`${host}/test.txt`), headers: { range: 'bytes=0-9' } },
    'host;range;x-amz-content-sha256;x-amz-date',
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'a write with an encoded path',
    {
      method: 'PUT',
      url: new URL(`${host}/test%24file.text`),
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: new TextEncoder().encode('Welcome to Amazon S3.'),
    },
    'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'a query without a value',
    { method: 'GET', url: new URL(`${host}/?lifecycle`) },
    'host;x-amz-content-sha256;x-amz-date',
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'a list with a query',
    { method: 'GET', url: new URL(`${host}/?prefix=J&max-keys=2`) },
    'host;x-amz-content-sha256;x-amz-date',
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
]

test.each(examples)('the signature of the documented example: %s', (_, request, signed, signature) => {
  const headers = signedHeaders(request, credentials, now)
  expect(headers).toMatchObject({ ...request.headers, 'x-amz-date': '20130524T000000Z' })
  expect(headers.authorization).toBe(
    `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signed},Signature=${signature}`,
  )
})

test('a request without a body has the digest of nothing', () => {
  const { 'x-amz-content-sha256': digest } = signedHeaders(
    { method: 'DELETE', url: new URL(`${host}/test.txt`) },
    credentials,
    now,
  )
  expect(digest).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})
