import { afterEach, expect, test, vi } from 'vitest'
import { documentGuard } from '#src/effects/router/document-guard.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'

afterEach(() => vi.unstubAllGlobals())

/** The answer to a navigation of the router; null when it goes on. */
function navigate(from: string, to: string): Response | null {
  vi.stubGlobal('location', { pathname: from })
  try {
    documentGuard({ request: new Request(`https://shop.test${to}`) })
    return null
  } catch (answer) {
    if (answer instanceof Response) return answer
    throw answer
  }
}

test.each([
  [paths.home(), paths.category('brakes')],
  [paths.accountOrders(), paths.accountDetails()],
  [localized('sv', paths.account()), localized('sv', paths.accountOrders())],
  // The data of the screen that is shown, such as the answer to its form.
  [paths.login(), `${paths.login()}?next=orders`],
  [paths.checkout(), paths.checkout()],
])('from %s the router continues to %s', (from, to) => {
  expect(navigate(from, to)).toBeNull()
})

test.each([
  [paths.home(), paths.checkout()],
  [paths.accountOrders(), `${paths.login()}?next=orders`],
  [localized('sv', paths.accountOrders()), localized('sv', paths.home())],
  [paths.login(), paths.register()],
  [paths.checkout(), paths.confirmation()],
])('from %s the router loads the document of %s', (from, to) => {
  const answer = navigate(from, to)
  expect(answer?.headers.get('location')).toBe(`https://shop.test${to}`)
  expect(answer?.headers.get('x-remix-reload-document')).toBe('true')
})
