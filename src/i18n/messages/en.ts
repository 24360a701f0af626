export const messages = { hello: 'xen' }
