interface Device {
  connection?: { saveData?: boolean }
}

/** No prefetching for visitors with data saver. */
export const prefetchOn = ({ connection }: Device) => (connection?.saveData ? 'none' : 'intent')

/** The router's `prefetch` mode in this browser; irrelevant on the server. */
export const prefetchMode = prefetchOn(
  globalThis.navigator as Device, // TypeScript does not know the Network Information API
)
