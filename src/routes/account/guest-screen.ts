import type { RouterContextProvider } from 'react-router'
import { type Destination, parseDestination } from '#src/features/account/destinations.ts'
import { afterLogInPath } from '#src/features/account/guards.ts'
import { documentContext } from '#src/shop.ts'
import { loadGuest } from './load-customer.ts'

type Context = Readonly<RouterContextProvider>

export function destinationOf(request: Request): Destination | null {
  return parseDestination(new URL(request.url).searchParams)
}

/**
 * Loads a screen for guests only: the visitor's destination, the path that leads there, and the headers the response
 * must have. Throws a redirect for customers.
 */
export async function loadGuestScreen(
  context: Context,
  request: Request,
): Promise<{ destination: Destination | null; next: string; headers: HeadersInit }> {
  const destination = destinationOf(request)
  const headers = await loadGuest(context, destination)
  return {
    destination,
    next: afterLogInPath(destination, context.get(documentContext).accountConfig),
    headers,
  }
}
