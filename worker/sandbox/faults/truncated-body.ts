type Bytes = Uint8Array<ArrayBuffer>

/** Globals that only workerd has. */
interface Workerd {
  FixedLengthStream?: new (bytes: number) => TransformStream<Bytes, Bytes>
}

/** A response body that fails after these bytes. */
export function truncatedBody(bytes: Bytes): ReadableStream<Bytes> {
  const { readable, writable } = pipe(bytes.length + 1)
  tear(writable.getWriter(), bytes).catch(() => {})
  return readable
}

/** workerd ends a body of unknown length without an error even when it fails, so a length is announced. */
function pipe(promised: number): TransformStream<Bytes, Bytes> {
  const { FixedLengthStream } = globalThis as Workerd
  return FixedLengthStream ? new FixedLengthStream(promised) : new TransformStream<Bytes, Bytes>()
}

async function tear(writer: WritableStreamDefaultWriter<Bytes>, bytes: Bytes): Promise<void> {
  if (bytes.length > 0) {
    await writer.write(bytes)
    // Bytes still in the pipe would be lost with the connection.
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await writer.abort(lost())
}

/** With this message and flag workerd treats it as a lost connection and does not log an error. */
function lost(): Error {
  return Object.assign(new Error('Network connection lost.'), { retryable: true })
}
