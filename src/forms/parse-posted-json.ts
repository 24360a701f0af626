import * as v from 'valibot'
import { boundedText } from '#src/bounded-body.ts'

export async function parsePostedJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  max: number,
): Promise<v.InferOutput<Schema> | null> {
  const text = await boundedText(request.body, max).catch(() => null)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return parsed.success ? parsed.output : null
}
