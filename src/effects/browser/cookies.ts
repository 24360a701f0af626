import { type Cookie, serializeCookie } from '#src/cookie.ts'

/** The document's cookies, read again each time because other tabs may change them. */
export interface Cookies {
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
