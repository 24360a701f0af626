/** Reads a stream; null when it has more than `maxBytes`, counted, since a header may state another length. */
export async function boundedBytes(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!stream) return new Uint8Array()
  const reader = stream.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
    bytes += value.byteLength
    if (bytes > maxBytes) {
      reader.cancel().catch(() => {})
      return null
    }
    parts.push(new Uint8Array(value))
  }
}

/**
 * Reads the first `maxBytes` of a stream. What follows is read and dropped up to `maxDropped`, because a browser shows no
 * answer to a form that it could not send to its end. `isWhole`: nothing follows.
 */
export async function firstBytes(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  maxDropped: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }> {
  const reader = stream?.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let read = 0
  while (reader && read <= maxBytes + maxDropped) {
    const { done, value } = await reader.read()
    if (done) break
    if (read < maxBytes) parts.push(new Uint8Array(value.subarray(0, maxBytes - read)))
    read += value.byteLength
  }
  if (read > maxBytes + maxDropped) reader?.cancel().catch(() => {})
  return { bytes: new Uint8Array(await new Blob(parts).arrayBuffer()), isWhole: read <= maxBytes }
}

export async function boundedText(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<string | null> {
  const bytes = await boundedBytes(stream, maxBytes)
  return bytes && new TextDecoder().decode(bytes)
}
