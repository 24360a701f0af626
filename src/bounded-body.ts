/** Reads a stream; null when it has more than `maxBytes`, whatever a header says of its length. */
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

/** Reads a stream as UTF-8 text; null when it exceeds `maxBytes`. */
export async function boundedText(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<string | null> {
  const bytes = await boundedBytes(stream, maxBytes)
  return bytes && new TextDecoder().decode(bytes)
}
