import { boundedText } from '#src/bounded-text.ts'

/** Bytes. The largest form of this shop is a set with a choice for each of its sections. */
const maxBytes = 16_384

/** The fields of a posted form; null when it is none, or larger than any of this shop. */
export async function parsePostedForm(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return null
  const text = await boundedText(request.body, maxBytes)
  return text === null ? null : new URLSearchParams(text)
}
