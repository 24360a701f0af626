import { findAccount, findCustomer, saveCustomer } from '../checkout-api/customer/customer-store.ts'
import { newHexId } from '../checkout-api/identifiers.ts'
import type { World } from '../world.ts'

/**
 * Adds an address to the subscribers. Returns the key of the link with which it leaves the list; null when it is on the list
 * already, in any case of letters.
 */
export function addSubscriber(world: World, email: string): string | null {
  const { sql, random } = world.ports
  const address = email.toLowerCase()
  noteInAccount(world, email, true)
  return sql.transaction(() => {
    if (sql.all('select 1 from newsletter_subscriber where email = ?', address).length > 0) return null
    const key = newHexId(random)
    sql.run('insert into newsletter_subscriber (email, leave_key) values (?, ?)', address, key)
    return key
  })
}

export function isSubscribed({ ports: { sql } }: World, key: string): boolean {
  return sql.all('select 1 from newsletter_subscriber where leave_key = ?', key).length > 0
}

/** Takes the address of a link off the list; a link that was used before, or an unknown one, changes nothing. */
export function removeSubscriber(world: World, key: string): void {
  const { sql } = world.ports
  for (const { email } of sql.all(
    'delete from newsletter_subscriber where leave_key = ? returning email',
    key,
  ))
    noteInAccount(world, String(email), false)
}

/** A subscriber who is a customer has the newsletter in their account, too. */
function noteInAccount(world: World, email: string, newsletter: boolean): void {
  const customer = findAccount(world, email)?.customer
  const account = customer == null ? null : findCustomer(world, customer)
  if (account) saveCustomer(world, { ...account, record: { ...account.record, newsletter } })
}
