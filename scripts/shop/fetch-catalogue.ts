/** Calls the sandbox's catalogue in English, without a session. */
export async function fetchCatalogue(origin: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${origin}/sandbox/api/checkout${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'api-token': 'none' },
    body: JSON.stringify({ language: 'en', ...body }),
  })
  return response.json()
}
