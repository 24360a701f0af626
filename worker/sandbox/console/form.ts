/** True if a request is a form submission of the console, which is answered with a redirect to it. */
export const isForm = (type = '') => type.startsWith('application/x-www-form-urlencoded')

export const backToConsole = (token: string | undefined) =>
  token === undefined ? './' : `./?${new URLSearchParams({ token })}`
