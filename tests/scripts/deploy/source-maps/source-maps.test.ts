import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { artifactBundle } from '#scripts/deploy/source-maps/artifact-bundle.ts'
import { mappedFiles } from '#scripts/deploy/source-maps/mapped-files.ts'
import { type ErrorProject, errorProject } from '#scripts/deploy/source-maps/settings.ts'
import { uploadBundle } from '#scripts/deploy/source-maps/upload-bundle.ts'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { reportedEvent } from '#worker/error-reports/reported-event.ts'

describe('where source maps go', () => {
  const set = { SENTRY_AUTH_TOKEN: 'a-token', SENTRY_ORG: 'kugghjul', SENTRY_PROJECT: 'shop' }

  test('is known by the variables of Sentry’s own programs', () => {
    const project = { token: 'a-token', organization: 'kugghjul', project: 'shop' }
    expect(errorProject(set)).toEqual({ ...project, server: 'https://sentry.io' })
    expect(errorProject({ ...set, SENTRY_URL: 'https://errors.example' })).toMatchObject({
      server: 'https://errors.example',
    })
  })

  test('is nowhere without a token', () => {
    expect(errorProject({ ...set, SENTRY_AUTH_TOKEN: '' })).toBeNull()
  })

  test.each([
    [{ ...set, SENTRY_ORG: undefined }, 'The variable SENTRY_ORG is missing'],
    [{ ...set, SENTRY_PROJECT: 'a/b' }, 'The variable SENTRY_PROJECT is malformed'],
    [{ ...set, SENTRY_URL: 'errors.example' }, 'The variable SENTRY_URL is malformed'],
  ])('is asked for when %j says it only in part', (environment, sentence) => {
    expect(() => errorProject(environment)).toThrow(sentence)
  })
})

/** The files of a build, and the names and contents in its bundle. */
function bundleOf(files: Record<string, string>, release = '0a1b2c3') {
  using folder = createTemporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true })
    writeFileSync(join(folder.path, name), text)
  }
  const [client, maps, server] = ['client', 'maps', 'server'].map((name) => join(folder.path, name))
  const mapped = mappedFiles({ client: client ?? '', maps: maps ?? '', server: server ?? '' })
  return artifactBundle(mapped, { organization: 'kugghjul', project: 'shop', release })
}

const build = {
  'client/assets/c-1a2b3c4d.js': 'let a',
  'client/assets/c-99999999.css': 'a {}',
  'maps/c-1a2b3c4d.js.map': '{"version":3}',
  'maps/gone-00000000.js.map': '{}',
  'server/assets/terms-5e6f7a8b.js': 'let b',
  'server/assets/terms-5e6f7a8b.js.map': '{"version":3,"file":"b"}',
}

const Manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    org: v.string(),
    project: v.string(),
    release: v.string(),
    files: v.record(
      v.string(),
      v.object({ url: v.string(), type: v.string(), headers: v.record(v.string(), v.string()) }),
    ),
  }),
)

/** Reads an archive by its central directory, as programs do. */
function unzip(archive: Buffer): Record<string, string> {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  let at = archive.readUInt32LE(end + 16)
  const entries: [string, string][] = []
  for (let entry = 0; entry < archive.readUInt16LE(end + 10); entry++) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50)
    const packed = archive.readUInt32LE(at + 20)
    const nameLength = archive.readUInt16LE(at + 28)
    const place = archive.readUInt32LE(at + 42)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    expect(archive.readUInt32LE(place)).toBe(0x04034b50)
    const start = place + 30 + archive.readUInt16LE(place + 26) + archive.readUInt16LE(place + 28)
    entries.push([name, inflateRawSync(archive.subarray(start, start + packed)).toString()])
    at += 46 + nameLength
  }
  expect(at).toBe(end)
  return Object.fromEntries(entries)
}

describe('the bundle', () => {
  const files = unzip(bundleOf(build))
  const manifest = v.parse(Manifest, files['manifest.json'])

  test('is a source bundle of scripts with their maps, by the names in reports', () => {
    expect(bundleOf(build).subarray(0, 8)).toEqual(Buffer.from('SYSB\x02\0\0\0', 'latin1'))
    expect(manifest).toMatchObject({ org: 'kugghjul', project: 'shop', release: '0a1b2c3' })
    expect(Object.values(manifest.files)).toEqual([
      {
        url: '~/assets/c-1a2b3c4d.js',
        type: 'minified_source',
        headers: { sourcemap: 'c-1a2b3c4d.js.map' },
      },
      { url: '~/assets/c-1a2b3c4d.js.map', type: 'source_map', headers: {} },
      {
        url: '~/terms-5e6f7a8b.js',
        type: 'minified_source',
        headers: { sourcemap: 'terms-5e6f7a8b.js.map' },
      },
      { url: '~/terms-5e6f7a8b.js.map', type: 'source_map', headers: {} },
    ])
    expect(files['files/_/_/assets/c-1a2b3c4d.js']).toBe('let a')
    expect(files['files/_/_/assets/c-1a2b3c4d.js.map']).toBe('{"version":3}')
    expect(Object.keys(files).sort()).toEqual(['manifest.json', ...Object.keys(manifest.files)].sort())
  })

  test('is the same for the same build', () => {
    expect(bundleOf(build)).toEqual(bundleOf(build))
    expect(bundleOf(build)).not.toEqual(bundleOf(build, 'f9e8d7c'))
  })

  test('has the names and the release that an error report has', () => {
    const event = reportedEvent(
      {
        event: 'browser-error',
        requestId: 'r',
        kind: 'error',
        name: 'TypeError',
        message: 'x is null',
        stack: ['/assets/c-1a2b3c4d.js:1:4'],
        route: '/',
      },
      {
        id: 'e',
        now: 0,
        trace: { traceId: 't', spanId: 's', parentId: null, sampled: true },
        deployment: { release: '0a1b2c3', environment: 'production' },
        publicKey: 'k',
      },
    )
    const frame = event?.exception?.values?.[0]?.stacktrace?.frames?.[0]
    const names = Object.values(manifest.files).map(({ url }) => url)
    expect(names).toContain(frame?.filename?.replace('app://', '~'))
    expect(event?.release).toBe(manifest.release)
  })
})

type State = 'not_found' | 'created' | 'assembling' | 'ok' | 'error'

/** An error server that keeps chunks of 64 bytes, and then goes through `states`. */
async function createErrorServer({
  states = ['ok'],
  chunks = '/chunks',
}: {
  states?: State[]
  chunks?: string
} = {}) {
  const kept = new Map<string, Buffer>()
  const assembled: { bundle: Buffer; request: unknown }[] = []
  const requests: string[] = []
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part)
    const body = Buffer.concat(parts)
    const answer = (status: number, value: unknown = null) => {
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    }
    requests.push(`${incoming.method} ${incoming.url}`)
    if (incoming.headers.authorization !== 'Bearer a-token') return answer(401)
    if (incoming.url === '/api/0/organizations/kugghjul/chunk-upload/')
      return answer(200, {
        url: chunks,
        chunkSize: 64,
        chunksPerRequest: 4,
        maxRequestSize: 128,
        hashAlgorithm: 'sha1',
        accept: ['artifact_bundles'],
      })
    if (incoming.url === '/chunks') {
      const form = await new Response(body, {
        headers: { 'content-type': incoming.headers['content-type'] ?? '' },
      }).formData()
      const files = form.getAll('file')
      if (files.length > 2) return answer(400)
      for (const file of files) if (file instanceof File) kept.set(file.name, Buffer.from(await file.bytes()))
      return answer(200)
    }
    const request = v.parse(
      v.object({
        checksum: v.string(),
        chunks: v.array(v.string()),
        projects: v.array(v.string()),
        version: v.string(),
      }),
      JSON.parse(body.toString()),
    )
    const missingChunks = [...new Set(request.chunks)].filter((checksum) => !kept.has(checksum))
    if (missingChunks.length > 0) return answer(200, { state: 'not_found', missingChunks })
    const bundle = Buffer.concat(request.chunks.flatMap((checksum) => kept.get(checksum) ?? []))
    assembled.push({ bundle, request })
    answer(200, { state: states.shift() ?? 'ok', missingChunks: [], detail: 'no manifest' })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    kept,
    assembled,
    requests,
    project: {
      token: 'a-token',
      organization: 'kugghjul',
      project: 'shop',
      server: `http://127.0.0.1:${port}/`,
    } satisfies ErrorProject,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const bundle = new Uint8Array(bundleOf(build))
const ports = { fetch, sleep: async () => {} }
const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex')

describe('an upload', () => {
  test('sends the chunks that the server lacks, until it has the bundle of the release', async () => {
    await using server = await createErrorServer({ states: ['created', 'assembling', 'ok'] })
    await uploadBundle(bundle, server.project, '0a1b2c3', ports)
    const [first] = server.assembled
    expect(server.assembled).toHaveLength(3)
    expect(first?.bundle).toEqual(Buffer.from(bundle))
    expect(first?.request).toMatchObject({ checksum: sha1(bundle), projects: ['shop'], version: '0a1b2c3' })
  })

  test('sends nothing twice', async () => {
    await using server = await createErrorServer()
    await uploadBundle(bundle, server.project, '0a1b2c3', ports)
    const before = server.requests.filter((request) => request === 'POST /chunks').length
    expect(before).toBeGreaterThan(2)
    await uploadBundle(bundle, server.project, '0a1b2c3', ports)
    expect(server.requests.filter((request) => request === 'POST /chunks')).toHaveLength(before)
  })

  test.each<[string, { states?: State[]; chunks?: string }, Partial<ErrorProject>, string]>([
    ['with a refused token', {}, { token: 'another' }, '/chunk-upload/ of the error server answers 401'],
    ['that cannot be assembled', { states: ['error'] }, {}, 'could not use them: no manifest'],
    [
      'that is never assembled',
      { states: Array(99).fill('assembling') },
      {},
      'has not assembled them in time',
    ],
    ['to a host without https', { chunks: 'http://other.test/' }, {}, 'names no address for uploads'],
    ['to nobody', {}, { server: 'http://127.0.0.1:9' }, 'does not answer'],
  ])('%s fails with a sentence that has no token in it', async (_, options, changes, sentence) => {
    await using server = await createErrorServer(options)
    const upload = uploadBundle(bundle, { ...server.project, ...changes }, '0a1b2c3', ports)
    await expect(upload).rejects.toThrow(sentence)
    await expect(upload).rejects.not.toThrow('a-token')
  })
})
