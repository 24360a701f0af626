import { shopName } from '#src/brand.ts'
import { VariablesError } from '#worker/env.ts'
import { isLoopback } from '#worker/loopback.ts'
import { build } from './build/builder.ts'
import { exitWithError } from './exit-with-error.ts'
import { parseProxies } from './node/client-address.ts'
import { defaultStopTime } from './node/graceful-stop.ts'
import { isMetricsToken } from './node/metrics/metrics-reader.ts'
import { createPhotoFolder } from './node/photos/photo-folder.ts'
import { createS3Photos } from './node/photos/s3-photos.ts'
import { readS3Settings, type S3Settings } from './node/photos/s3-settings.ts'
import { serveNode } from './node/serve-node.ts'
import { StartFault } from './node/start-fault.ts'
import { servingPort, stateFolder } from './shop/port.ts'
import { isOriginSet, loadSetup } from './shop/variables.ts'
import { step } from './step.ts'

// At the edge an unhandled rejection is a log line; in Node it would end the process.
process.on('unhandledRejection', (reason) => console.error(reason))

const host = process.env.HOST || '127.0.0.1'
const port = await servingPort(host, { fixed: isOriginSet() })
const header = process.env.CLIENT_IP_HEADER
if (header && !/^[\w-]+$/.test(header)) {
  exitWithError(`CLIENT_IP_HEADER is "${header}", which is not a header name: set it to one like x-real-ip.`)
}
const isProxy = parseProxies(process.env.TRUSTED_PROXIES)
if (!isProxy) {
  exitWithError(
    'The variable TRUSTED_PROXIES is malformed: expected IP addresses and ranges such as 10.0.0.0/8, with spaces between.',
  )
}
const { SHUTDOWN_SECONDS = String(defaultStopTime / 1_000) } = process.env
if (!/^[1-9]\d{0,2}$/.test(SHUTDOWN_SECONDS)) {
  exitWithError(`SHUTDOWN_SECONDS is "${SHUTDOWN_SECONDS}": set it to a number from 1 to 999.`)
}
const stopTime = Number(SHUTDOWN_SECONDS) * 1_000
const clientIp = header ? { header, isProxy } : undefined
if (!isLoopback(host)) {
  console.warn(
    `HOST is ${host}: whoever reaches this port gets past the proxy, its TLS and its limits. Let a firewall keep others off.`,
  )
}
const photoBucket = s3Settings()
const { shop: variables, sandbox } = loadSetup(`http://localhost:${port}`, host)

await build()
const state = process.env.STATE_FOLDER || stateFolder('.wrangler/state-node', port)
// Only a shop with the sandbox creates a folder by itself.
const photoFolder = process.env.CAR_PHOTOS || (sandbox ? `${state}/car-photos` : null)
const folderPhotos = photoFolder === null ? null : createPhotoFolder(photoFolder)
const carPhotos = photoBucket ? createS3Photos(photoBucket) : folderPhotos
const stateUrl = process.env.STATE_URL
const metricsToken = process.env.METRICS_TOKEN || undefined
if (metricsToken !== undefined && !isMetricsToken(metricsToken)) {
  exitWithError(
    'The variable METRICS_TOKEN is malformed: expected 16 to 512 characters of printable ASCII without spaces.',
  )
}
const server = await step('Starting', () =>
  serveNode({ port, host, state, variables, sandbox, clientIp, carPhotos, stateUrl, metricsToken }),
).catch((error: unknown) => {
  if (error instanceof StartFault) exitWithError(error.message)
  throw error
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.dispose(stopTime).finally(() => process.exit(0)))
}

console.log(`
  ${`${shopName} under Node`.padEnd(19)} ${variables.PUBLIC_ORIGIN}
  Listening on        ${host}, port ${port}
  Sandbox             ${sandbox ? `${variables.PUBLIC_ORIGIN}/sandbox/` : 'none'}

  Stop with Ctrl+C. What is to last is kept in ${stateUrl ? `Redis and in ${state}` : state}.
`)

// Shoppers do not wait for other languages; after a failure an index is filled at its first use.
await server.fillSearch().catch(console.error)

function s3Settings(): S3Settings | null {
  try {
    return readS3Settings(process.env)
  } catch (error) {
    if (error instanceof VariablesError) exitWithError(error.message)
    throw error
  }
}
