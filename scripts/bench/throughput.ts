import { Agent, get } from 'node:http'
import { userAgent } from '../shop/user-agent.ts'

/** After a warm-up. Throws for any status but 200. */
export async function requestsPerSecond(
  address: string,
  {
    connections = 8,
    seconds = 6,
    warmUp = 3,
  }: { connections?: number; seconds?: number; warmUp?: number } = {},
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const counting = started + warmUp * 1000
  const end = counting + seconds * 1000
  let counted = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        await ask(address, agent)
        const now = performance.now()
        if (now >= counting && now < end) counted += 1
      }
    }),
  )
  agent.destroy()
  return counted / seconds
}

function ask(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'user-agent': userAgent, accept: 'text/html' } }, (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${address}: ${response.statusCode}`)),
      )
    }).once('error', reject)
  })
}
