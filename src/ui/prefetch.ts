interface Device {
  connection?: { saveData?: boolean }
}

/** Fetching ahead of a click costs data: whoever saves it is left in peace. */
export const prefetchOn = ({ connection }: Device) => (connection?.saveData ? 'none' : 'intent')

const device: Device = Object(globalThis.navigator)

/** When a link fetches what it leads to. On the server nothing is pointed at, so it does not matter there. */
export const ahead = prefetchOn(device)
