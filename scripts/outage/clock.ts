/** A path that the shop does not have. */
const address = '/__clock'

/** An entry module that lets this script advance the Worker's clock; it is never deployed. */
export const clockModule = `
import shop from './index.js'
const now = Date.now
let ahead = 0
Date.now = () => now() + ahead
export default {
  fetch(request, env, context) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== '${address}') return shop.fetch(request, env, context)
    ahead += Number(searchParams.get('forward'))
    return new Response()
  },
}
`

export async function advance(origin: string, milliseconds: number): Promise<void> {
  const response = await fetch(`${origin}${address}?forward=${milliseconds}`)
  if (!response.ok) throw new Error(`The clock cannot be advanced: ${response.status}`)
}
