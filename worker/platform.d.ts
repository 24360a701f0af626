declare module 'virtual:messages' {
  export function loadMessages(
    locale: import('#src/i18n/locales.ts').Locale,
  ): Promise<import('#src/i18n/messages.ts').Messages>
}

declare module 'virtual:message-assets' {
  /** URLs of the message chunks by locale. */
  export const messageAssets: Record<
    import('#src/i18n/locales.ts').Locale,
    import('#src/shop.ts').MessageFiles
  >
}

declare module 'virtual:content' {
  /** The files in `content/`. */
  export const contentFiles: import('#src/commerce/content/content-files.ts').ContentFiles
}
