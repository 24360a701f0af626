import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { ErrorProject } from './settings.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(1))
const Sha1 = v.pipe(v.string(), v.regex(/^[\da-f]{40}$/))

/** `GET /chunk-upload/`: how the server takes files. */
const ChunkOptions = v.object({
  url: v.pipe(v.string(), v.maxLength(1_000)),
  chunkSize: Count,
  chunksPerRequest: Count,
  maxRequestSize: Count,
  hashAlgorithm: v.literal('sha1'),
})

/** `POST /artifactbundle/assemble/`: how far the server is with a bundle, and the chunks that it does not have. */
const Assembly = v.object({
  state: v.picklist(['not_found', 'created', 'assembling', 'ok', 'error']),
  missingChunks: v.nullish(v.array(Sha1), []),
  detail: v.nullish(v.string(), ''),
})

interface Ports {
  fetch(request: Request): Promise<Response>
  sleep(milliseconds: number): Promise<void>
}

/** Milliseconds for one call, between two questions about the state, and the number of questions. */
const limits = { call: 60_000, pause: 1_000, questions: 60 }

/**
 * Uploads a bundle for a release by the error server's API: the chunks that it does not have, until it has assembled
 * them. The same bundle can be sent again. Throws an error with a sentence for the user.
 */
export async function uploadBundle(
  bundle: Uint8Array<ArrayBuffer>,
  { token, organization, project, server }: ErrorProject,
  release: string,
  { fetch, sleep }: Ports,
): Promise<void> {
  const base = `${server.replace(/\/+$/, '')}/api/0/organizations/${organization}`
  const options = await ask(ChunkOptions, 'GET', `${base}/chunk-upload/`)
  const target = chunkAddress(options.url, base)
  const chunks = new Map(chunksOf(bundle, options.chunkSize).map((chunk) => [sha1(chunk), chunk]))
  const wanted = JSON.stringify({
    projects: [project],
    checksum: sha1(bundle),
    chunks: chunksOf(bundle, options.chunkSize).map(sha1),
    version: release,
  })
  for (let question = 0; question < limits.questions; question++) {
    if (question > 0) await sleep(limits.pause)
    const { state, missingChunks, detail } = await ask(
      Assembly,
      'POST',
      `${base}/artifactbundle/assemble/`,
      wanted,
    )
    if (state === 'ok') return
    if (state === 'error') throw new Error(`The error server could not use them: ${detail.slice(0, 200)}`)
    const missing = missingChunks.flatMap((checksum) => {
      const chunk = chunks.get(checksum)
      return chunk ? [{ checksum, chunk }] : []
    })
    const perRequest = Math.max(
      1,
      Math.min(options.chunksPerRequest, Math.floor(options.maxRequestSize / options.chunkSize)),
    )
    for (let sent = 0; sent < missing.length; sent += perRequest)
      await send(missing.slice(sent, sent + perRequest))
  }
  throw new Error('The error server has not assembled them in time.')

  async function send(parts: { checksum: string; chunk: Uint8Array<ArrayBuffer> }[]): Promise<void> {
    const form = new FormData()
    for (const { checksum, chunk } of parts) form.append('file', new Blob([chunk]), checksum)
    const response = await call('POST', target, form)
    await response.body?.cancel()
  }

  async function ask<S extends v.GenericSchema>(
    schema: S,
    method: string,
    address: string,
    body?: string,
  ): Promise<v.InferOutput<S>> {
    const response = await call(method, address, body)
    const parsed = v.safeParse(schema, await response.json().catch(() => null))
    if (!parsed.success) throw new Error(`${pathOf(address)} of the error server answers in an unknown form.`)
    return parsed.output
  }

  async function call(method: string, address: string, body?: FormData | string): Promise<Response> {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    }
    // A redirect would carry the token elsewhere.
    const init = { method, headers, redirect: 'manual', signal: AbortSignal.timeout(limits.call) } as const
    const response = await fetch(new Request(address, body === undefined ? init : { ...init, body })).catch(
      (cause: unknown) => {
        throw new Error(`The error server at ${new URL(address).origin} does not answer.`, { cause })
      },
    )
    if (response.ok) return response
    await response.body?.cancel()
    throw new Error(`${pathOf(address)} of the error server answers ${response.status}.`)
  }
}

/** The server may name another host of its own for chunks, but not one that would be sent the token in the clear. */
function chunkAddress(address: string, base: string): string {
  const url = URL.parse(address, base)
  if (!url || (url.protocol !== 'https:' && url.origin !== new URL(base).origin))
    throw new Error('The error server names no address for uploads.')
  return url.href
}

const pathOf = (address: string) => new URL(address).pathname

function chunksOf(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer>[] {
  const count = Math.ceil(bytes.length / size)
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size))
}

function sha1(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('hex')
}
