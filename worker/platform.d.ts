declare module 'virtual:message-assets' {
  /** Where the browser finds the messages of a locale; empty in development. */
  export const messageAssets: Partial<Record<string, string>>
}
