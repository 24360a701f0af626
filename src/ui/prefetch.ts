interface Device {
  connection?: { saveData?: boolean }
}

/** Prefetching costs data: not for visitors who save it. */
export const prefetchOn = ({ connection }: Device) => (connection?.saveData ? 'none' : 'intent')

/** When links prefetch in this browser. On the server it does not matter: nothing is pointed at there. */
export const prefetchMode = prefetchOn(
  globalThis.navigator as Device, // TypeScript does not know the Network Information API
)
