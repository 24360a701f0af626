/** The cookies of this document, never remembered: another tab may have changed them. */
export interface Cookies {
  read(): string
  /** One cookie with its attributes, as a `Set-Cookie` header would have it. */
  write(cookie: string): void
}

export const browserCookies: Cookies = {
  read: () => document.cookie,
  // The asynchronous cookie store is not everywhere yet.
  write: (cookie) => void Reflect.set(document, 'cookie', cookie),
}
