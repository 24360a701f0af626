import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

const credentials = { region: 'eu-north-1', keyId: 'AKIDTEST', secret: 'a secret/of+the test' }
const name = 'photos'

type Answer = (response: ServerResponse) => void

/**
 * A server with one bucket that speaks as much of the protocol of S3 as car photos need. It computes each signature by
 * itself, and refuses a request whose own differs, or whose time is more than fifteen minutes off.
 */
export async function createTestBucket() {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  const answers: Answer[] = []
  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy())
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request
    const body = await buffer(request)
    requests.push(`${method} ${url}`)
    const fault = await signatureFault(request, body)
    if (fault) return refuse(response, 403, fault)
    const planned = answers.shift()
    if (planned) return planned(response)
    const { pathname, searchParams } = new URL(url, 'http://bucket')
    const [, bucket, ...rest] = pathname.split('/')
    const key = rest.join('/')
    if (bucket !== name) return refuse(response, 404, 'NoSuchBucket')
    if (method === 'GET' && key === '') return void response.end(listOf(searchParams))
    if (method === 'PUT') {
      objects.set(key, body)
      return void response.end()
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (!object) return refuse(response, 404, 'NoSuchKey')
    response.end(object)
  }

  function listOf(query: URLSearchParams): string {
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
    const max = Number(query.get('max-keys') ?? 1_000)
    const contents = keys.slice(0, max).map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
    return `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${name}</Name><IsTruncated>${keys.length > max}</IsTruncated>${contents.join('')}</ListBucketResult>`
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  return {
    settings: { ...credentials, address: `http://127.0.0.1:${port}/${name}` },
    objects,
    /** Methods and addresses of all requests. */
    requests,
    /** The next requests are answered so, in turn. */
    answerNext: (...next: Answer[]) => void answers.push(...next),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${credentials.keyId}</Message></Error>`,
  )
}

/** The code of a refusal; null if the request is signed rightly. */
async function signatureFault(request: IncomingMessage, body: Uint8Array): Promise<string | null> {
  const { authorization = '' } = request.headers
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([\da-f]{64})$/.exec(
      authorization,
    )
  if (!parts) return 'AuthorizationHeaderMalformed'
  const [, keyId, day = '', region = '', names = '', signature] = parts
  const time = String(request.headers['x-amz-date'])
  const instant = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
  if (keyId !== credentials.keyId) return 'InvalidAccessKeyId'
  if (region !== credentials.region) return 'AuthorizationHeaderMalformed'
  if (!(Math.abs(Date.now() - instant) < 900_000) || !time.startsWith(day)) return 'RequestTimeTooSkewed'
  const bodyHash = hex(await crypto.subtle.digest('SHA-256', new Uint8Array(body)))
  if (request.headers['x-amz-content-sha256'] !== bodyHash) return 'XAmzContentSHA256Mismatch'
  const signedNames = names.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((header) => signedNames.includes(header)))
    return 'AccessDenied'

  const [path = '', query = ''] = (request.url ?? '').split('?')
  let text = `${request.method}\n${path}\n${query.split('&').toSorted().join('&')}\n`
  for (const header of signedNames) text += `${header}:${request.headers[header]}\n`
  text += `\n${names}\n${bodyHash}`
  const scope = `${day}/${region}/s3/aws4_request`
  const signed = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${hex(await crypto.subtle.digest('SHA-256', utf8(text)))}`
  let key = utf8(`AWS4${credentials.secret}`)
  for (const word of scope.split('/')) key = await mac(key, word)
  return hex((await mac(key, signed)).buffer) === signature ? null : 'SignatureDoesNotMatch'
}

async function mac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, utf8(text)))
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const hex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex')
