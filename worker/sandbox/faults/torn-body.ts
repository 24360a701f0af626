import * as v from 'valibot'

type Bytes = Uint8Array<ArrayBuffer>

const Pipe = v.object({
  readable: v.instance(ReadableStream<Bytes>),
  writable: v.instance(WritableStream<Bytes>),
})

/** A body that breaks after these bytes. */
export function tornBody(bytes: Bytes): ReadableStream<Bytes> {
  const { readable, writable } = pipe(bytes.length + 1)
  tear(writable.getWriter(), bytes).catch(() => {})
  return readable
}

/** workerd ends a body of unknown length in good order even when it breaks: it must have promised a length. */
function pipe(promised: number): v.InferOutput<typeof Pipe> {
  const FixedLengthStream: unknown = Reflect.get(globalThis, 'FixedLengthStream')
  if (typeof FixedLengthStream !== 'function') return new TransformStream<Bytes, Bytes>()
  return v.parse(Pipe, Reflect.construct(FixedLengthStream, [promised]))
}

async function tear(writer: WritableStreamDefaultWriter<Bytes>, bytes: Bytes): Promise<void> {
  if (bytes.length > 0) {
    await writer.write(bytes)
    // What is still on its way when the line breaks is lost with it.
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await writer.abort(lost())
}

/** So worded and marked, workerd takes it for a connection that was lost, and not for a fault to write home about. */
function lost(): Error {
  return Object.assign(new Error('Network connection lost.'), { retryable: true })
}
