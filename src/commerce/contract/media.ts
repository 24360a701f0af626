import * as v from 'valibot'
import { emptyList } from './wire.ts'

/** Picture addresses of a product, best first; `[]` on the wire when there are none. */
export const Media = v.pipe(
  v.optional(v.union([v.object({ standard: v.optional(v.array(v.string())) }), emptyList]), {}),
  v.transform((media): string[] => ('standard' in media ? (media.standard ?? []) : [])),
)
