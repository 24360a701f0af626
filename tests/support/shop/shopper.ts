import type { createTestSandbox } from '../sandbox/test-sandbox.ts'

export interface ApiResponse {
  status: number
  headers: Headers
  body: unknown
  /** The value at a dotted path of the body. */
  at(path: string): unknown
}

export type Shopper = ReturnType<typeof createShopper>

/** A shopper at the Checkout API: keeps the token of each reply, as a browser does. */
export function createShopper(
  sandbox: Pick<ReturnType<typeof createTestSandbox>, 'fetch'>,
  headers: Record<string, string> = {},
) {
  const shopper = {
    token: null as string | null,
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown = {}) => call('POST', path, body),
    put: (path: string, body: unknown = {}) => call('PUT', path, body),
    remove: (path: string, body?: unknown) => call('DELETE', path, body),
  }

  async function call(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<ApiResponse> {
    const token: Record<string, string> = shopper.token ? { 'API-token': shopper.token } : {}
    const response = await sandbox.fetch(`/api/checkout${path}`, {
      method,
      headers: { Accept: 'application/json', ...token, ...headers, ...more },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const reply = apiResponse(response.status, response.headers, await response.json())
    const newToken = reply.at('token')
    if (typeof newToken === 'string') shopper.token = newToken
    return reply
  }

  return shopper
}

function apiResponse(status: number, headers: Headers, body: unknown): ApiResponse {
  return { status, headers, body, at: (path) => valueAt(body, path) }
}

export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (found, key) =>
        typeof found === 'object' && found !== null
          ? Object.entries(found).find(([name]) => name === key)?.[1]
          : undefined,
      value,
    )
}
