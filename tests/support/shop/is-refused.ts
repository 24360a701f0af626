import { once } from 'node:events'
import { connect } from 'node:net'

/** True if nothing listens on this local port. */
export function isRefused(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect').then(
    () => {
      socket.destroy()
      return false
    },
    (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED',
  )
}
