/** Whether a call comes from a form of the console, whose answer is the console again. */
export const isForm = (type = '') => type.startsWith('application/x-www-form-urlencoded')

export const backToConsole = (token: string | undefined) =>
  token === undefined ? './' : `./?${new URLSearchParams({ token })}`
