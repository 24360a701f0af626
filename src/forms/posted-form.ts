import { boundedText } from '#src/bounded-body.ts'

/** Maximum bytes; the largest form is a bundle with a choice for each section. */
const maxBytes = 16_384

/** Parses the fields of a posted form; null when the request has no form or a too large one. */
export async function parsePostedForm(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return null
  const text = await boundedText(request.body, maxBytes)
  return text === null ? null : new URLSearchParams(text)
}
