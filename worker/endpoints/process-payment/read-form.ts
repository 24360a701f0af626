import { boundedText } from '#src/bounded-body.ts'
import { maxReturnFormBytes } from '../../limits.ts'

const formTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data'])

/** Empty if the body is of another kind; null if incomplete, malformed or longer than allowed, by counted bytes. */
export async function readForm(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type') ?? ''
  const [kind = ''] = type.toLowerCase().split(';')
  if (!formTypes.has(kind.trim())) return new URLSearchParams()
  try {
    const text = await boundedText(request.body, maxReturnFormBytes)
    if (text === null) return null
    const form = await new Response(text, { headers: { 'content-type': type } }).formData()
    return new URLSearchParams(
      [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
    )
  } catch {
    return null
  }
}
