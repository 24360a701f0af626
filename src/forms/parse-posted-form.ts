import { boundedText, firstBytes } from '#src/bounded-body.ts'

/** Maximum bytes of text fields, unless a form says otherwise; a bundle has a choice for each section. */
const maxBytes = 16_384
/**
 * Bytes of an oversized file that are read nevertheless, so that the visitor gets an answer; a longer upload is
 * aborted.
 */
const defaultDroppedBytes = 1_000_000

/** Parses the fields of a posted form; null if the request has no form or one of more than `max` bytes. */
export async function parsePostedForm(request: Request, max = maxBytes): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return null
  const text = await boundedText(request.body, max)
  return text === null ? null : new URLSearchParams(text)
}

export interface PostedFileForm {
  form: URLSearchParams
  file: Uint8Array<ArrayBuffer> | 'tooLarge' | null
}

/**
 * Parses a posted form whose last field, `name`, is a file of at most `maxFileBytes`, after texts of at most
 * `maxTextBytes`. The fields before it are read even if the file is too large, of which at most `maxDroppedBytes` are
 * read. Null if the request has no form or one with too much text.
 */
export async function parsePostedFileForm(
  request: Request,
  {
    name,
    maxFileBytes,
    maxTextBytes = maxBytes,
    maxDroppedBytes = defaultDroppedBytes,
  }: { name: string; maxFileBytes: number; maxTextBytes?: number; maxDroppedBytes?: number },
): Promise<PostedFileForm | null> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) {
    const form = await parsePostedForm(request, maxTextBytes)
    return form && { form, file: null }
  }
  const [, boundary] = /;\s*boundary="?([\w'()+,./:=?-]{1,70})"?/i.exec(type) ?? []
  if (!boundary) return null
  const { bytes, isWhole } = await firstBytes(request.body, maxTextBytes + maxFileBytes, maxDroppedBytes)
  // Closes the form at the point where reading stopped.
  const body = new Blob(isWhole ? [bytes] : [bytes, `\r\n--${boundary}--\r\n`])
  const fields = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null)
  if (!fields) return null
  const texts = [...fields].filter((field): field is [string, string] => typeof field[1] === 'string')
  const form = new URLSearchParams(texts)
  if (form.toString().length > 3 * maxTextBytes) return null
  const posted = fields.get(name)
  if (!(posted instanceof Blob) || posted.size === 0) return { form, file: null }
  if (!isWhole || posted.size > maxFileBytes) return { form, file: 'tooLarge' }
  return { form, file: new Uint8Array(await posted.arrayBuffer()) }
}
