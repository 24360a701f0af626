import * as v from 'valibot'

type Bytes = Uint8Array<ArrayBuffer>

const Pipe = v.object({
  readable: v.instance(ReadableStream<Bytes>),
  writable: v.instance(WritableStream<Bytes>),
})

/** A response body that fails after these bytes. */
export function tornBody(bytes: Bytes): ReadableStream<Bytes> {
  const { readable, writable } = pipe(bytes.length + 1)
  tear(writable.getWriter(), bytes).catch(() => {})
  return readable
}

/** workerd ends a body of unknown length without an error even when it fails, so a length is announced. */
function pipe(promised: number): v.InferOutput<typeof Pipe> {
  const FixedLengthStream: unknown = Reflect.get(globalThis, 'FixedLengthStream')
  if (typeof FixedLengthStream !== 'function') return new TransformStream<Bytes, Bytes>()
  return v.parse(Pipe, Reflect.construct(FixedLengthStream, [promised]))
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
