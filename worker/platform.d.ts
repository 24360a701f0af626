declare module 'virtual:message-assets' {
  /** URLs of the message chunks by locale. */
  export const messageAssets: Record<
    import('#src/i18n/locales.ts').Locale,
    import('#src/shop.ts').MessageFiles
  >
}
