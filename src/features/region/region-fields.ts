export const regionFields = {
  country: 'country',
  language: 'language',
  back: 'back',
  restore: 'restore',
  more: 'more',
}
