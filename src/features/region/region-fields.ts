export const regionFields = {
  country: 'country',
  language: 'language',
  back: 'back',
  /** One for each line to restore. */
  restore: 'restore',
  /** Number of lines that cannot be restored. */
  more: 'more',
}
