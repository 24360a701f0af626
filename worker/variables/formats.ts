import * as v from 'valibot'

export const url = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:/.test(URL.parse(text)?.protocol ?? ''),
    'an http or https address such as https://service.example',
  ),
)
/** Sent as a header value, so limited to printable ASCII. */
export const secret = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'printable ASCII without spaces'))
export const flag = v.pipe(
  v.optional(v.picklist(['1', '0', 'true', 'false', ''], '1, 0, true or false'), ''),
  v.transform((text) => text === '1' || text === 'true'),
)
/** Like `flag`, but on by default. */
export const flagOn = v.pipe(
  v.optional(v.picklist(['1', '0', 'true', 'false', ''], '1, 0, true or false'), ''),
  v.transform((text) => text !== '0' && text !== 'false'),
)
export const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'two capital letters such as SE'))
export const isOrigin = (text: string) =>
  /^https?:/.test(text) && !text.includes('*') && URL.parse(text)?.origin === text
export const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'an origin without a path, such as https://shop.example'),
)
/** A list of origins separated by spaces. */
export const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter((text) => text !== '')),
  v.check((list) => list.every(isOrigin), 'origins without a path and without *, with spaces between'),
)
/** A list of attributes by the service's names, separated by spaces. */
export const attributeNames = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter((text) => text !== '')),
  v.check(
    (list) => list.every((name) => /^[A-Za-z]\w{0,63}(?:\.\w{1,64})?$/.test(name)),
    'names of attributes such as care or care.text, with spaces between',
  ),
)
/** A URL that browsers call: absolute, or a path on the shop's own origin. */
export const browserAddress = v.union(
  [v.pipe(v.string(), v.regex(/^\/(?![/\\])/)), url],
  'an http or https address, or a path that begins with one slash',
)

/** A path of the shop without locale prefix; it may have a query. */
export const ownPath = v.pipe(
  v.string(),
  v.regex(/^\/(?![/\\])[^\\\s#]*$/, 'a path of the shop that begins with one slash, such as /account'),
)
/** A path of the shop for a single screen. */
export const screenPath = v.pipe(
  ownPath,
  v.check((path) => pathOf(path) !== '/', 'another path than that of the home page'),
)
/** A template of the address of a scaled photograph. */
export const scaledAddress = /^(https?:\/\/|\/(?![/\\])).*\{address\}/

export const pathOf = (address: string) => address.split('?')[0]?.toLowerCase().replace(/\/+$/, '') || '/'
