export const messages = { hello: 'xsv' }
