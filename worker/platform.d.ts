declare module 'virtual:message-assets' {
  /** The addresses of each locale's messages. */
  export const messageAssets: Record<
    import('#src/i18n/locales.ts').Locale,
    import('#src/shop.ts').MessageFiles
  >
}
