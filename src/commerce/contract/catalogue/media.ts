import * as v from 'valibot'
import { listOf } from '../wire.ts'

const maxLength = 2_000

/** A URL that browsers may load a picture from: http, https, or a path of the shop's own origin. */
const PictureAddress = v.pipe(
  v.string(),
  v.maxLength(maxLength),
  v.check(
    (text) => (text.startsWith('/') ? isOwnPath(text) : isWebAddress(text)),
    'the address of a picture',
  ),
)

/** Picture URLs of a product, best first. The service sends `[]` if there are none. */
export const Media = v.pipe(
  v.nullish(v.object({ standard: listOf(PictureAddress) }), null),
  v.transform((media): string[] => media?.standard ?? []),
)

/** True if a text is a path: it begins with exactly one slash, because `//` and `/\` begin another host's URL. */
function isOwnPath(text: string): boolean {
  return /^\/(?!\/)[^\\\s]*$/.test(text) && URL.canParse(text, 'https://shop.invalid')
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
