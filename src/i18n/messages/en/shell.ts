export const shell = {
  'shell.skip': 'Skip to content',
  'shell.notFound': "Sorry, We Couldn't Find The Page You're Looking For!",
} as const
