/** An address the shop does not have. */
const address = '/__clock'

/** Stands before the Worker and lets its clock be put forward; in this script alone, never in what is deployed. */
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
  if (!response.ok) throw new Error(`The clock cannot be put forward: ${response.status}`)
}
