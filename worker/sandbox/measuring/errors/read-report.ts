/** Bytes of a report as it is sent, and unpacked. */
const maxSent = 262_144
const maxUnpacked = 1_048_576

/** Why a report could not be read. */
interface Unreadable {
  status: 400 | 413
}

/** Reads the body of a report, packed or not. */
export async function readReport({ body, headers }: Request): Promise<Uint8Array | Unreadable> {
  try {
    const sent = await boundedBytes(body, maxSent)
    if (!sent) return { status: 413 }
    const encoding = headers.get('content-encoding')
    if (encoding !== 'gzip') return encoding ? { status: 400 } : sent
    const unpacked = new Blob([sent]).stream().pipeThrough(new DecompressionStream('gzip'))
    return (await boundedBytes(unpacked, maxUnpacked)) ?? { status: 413 }
  } catch {
    return { status: 400 }
  }
}

/** Reads a stream; null when it exceeds `limit` bytes. */
async function boundedBytes(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = stream?.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let bytes = 0; reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > limit) {
      await reader.cancel()
      return null
    }
    parts.push(new Uint8Array(value))
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
