/** Input names of the form that sets country and language. */
export const regionFields = {
  country: 'country',
  language: 'language',
  back: 'back',
  /** A line to put back, one for each. */
  restore: 'restore',
  /** How many more lines there were than can be put back. */
  more: 'more',
}
