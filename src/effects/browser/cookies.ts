import { type Cookie, serializeCookie } from '#src/cookie.ts'

/** The document's cookies, read anew each time because other tabs may change them. */
export interface Cookies {
  /** All cookies in the format of a `Cookie` header. */
  read(): string
  write(cookie: Cookie): void
}

export const browserCookies: Cookies = {
  read: () => document.cookie,
  write: (cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers of our shoppers have the Cookie Store API
    document.cookie = serializeCookie(cookie, location.origin)
  },
}
