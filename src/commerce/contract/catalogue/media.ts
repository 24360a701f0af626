import * as v from 'valibot'
import { listOf } from '../wire.ts'

const longest = 2_000

/** What a browser may load a picture from: an http or https address, or a path of the shop's own origin. */
const PictureAddress = v.pipe(
  v.string(),
  v.maxLength(longest),
  v.check(
    (text) => (text.startsWith('/') ? isOwnPath(text) : isWebAddress(text)),
    'the address of a picture',
  ),
)

/** Picture addresses of a product, best first. The wire has `[]` where there are none. */
export const Media = v.pipe(
  v.nullish(v.object({ standard: listOf(PictureAddress) }), null),
  v.transform((media): string[] => media?.standard ?? []),
)

/** One slash: two begin the address of another host, and browsers take a backslash for a slash. */
function isOwnPath(text: string): boolean {
  return /^\/(?!\/)[^\\\s]*$/.test(text) && URL.canParse(text, 'https://shop.invalid')
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
