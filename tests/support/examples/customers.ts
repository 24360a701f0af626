/** The demo customers of the sandbox, as in its README. */
export const astrid = { email: 'astrid@example.com', password: 'amazon-121-blue', name: 'Astrid Exempel' }
export const jonas = { email: 'jonas@example.com', password: 'ente-im-regen', name: 'Jonas Beispiel' }

/** A separate account: the others share a cart. */
export function ownAccount({ email, ...rest }: typeof astrid): typeof astrid {
  return { ...rest, email: email.replace('@', `+${crypto.randomUUID().slice(0, 8)}@`) }
}
