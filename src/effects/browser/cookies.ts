import { type Cookie, serializeCookie } from '#src/cookie.ts'

/** The cookies of this document, read anew each time: another tab may have changed them. */
export interface Cookies {
  /** Names and values as a `Cookie` header has them. */
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
