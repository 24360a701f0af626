/** Input names of the form that sets country and language. */
export const regionFields = { country: 'country', language: 'language', back: 'back', restore: 'restore' }
