/** The demo customers of the sandbox, as its README tells of them. */
export const astrid = { email: 'astrid@example.com', password: 'amazon-121-blue', name: 'Astrid Exempel' }
export const jonas = { email: 'jonas@example.com', password: 'ente-im-regen', name: 'Jonas Beispiel' }
