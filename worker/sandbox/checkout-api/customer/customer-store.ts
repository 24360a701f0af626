import * as v from 'valibot'
import type { Customer } from '#src/commerce/contract/selection/customer.ts'
import type { Sql } from '../../../demo-catalogue/sql.ts'
import type { Wire } from '../../wire-type.ts'
import type { World } from '../../world.ts'
import { demoCustomers } from './demo-customers.ts'

const text = v.fallback(v.string(), '')

/** The stored profile of a customer. Its schema is lenient because an older build may have written it. */
const CustomerRecord = v.object({
  firstName: text,
  lastName: text,
  gender: text,
  address1: text,
  address2: text,
  zipCode: text,
  city: text,
  state: text,
  country: text,
  phoneNumber: text,
  language: v.fallback(v.nullable(v.string()), null),
  newsletter: v.fallback(v.boolean(), false),
})
export type CustomerRecord = v.InferOutput<typeof CustomerRecord>

const Stored = v.pipe(v.string(), v.parseJson(), CustomerRecord)

export interface Account {
  /** Null for a tagged address (`name+tag@…`) whose account is created at its first login. */
  customer: number | null
  /** The password's hash with its parameters, as `isPassword` reads it. */
  password: string
}

/** Inserts the demo accounts; existing ones are not changed. */
export function createDemoCustomers(sql: Sql): void {
  for (const { email, password, record } of demoCustomers) {
    sql.run(
      'insert into customer (email, password, record) values (?, ?, ?) on conflict (email) do nothing',
      email,
      password,
      JSON.stringify(record),
    )
  }
}

/**
 * The account of an e-mail address, ignoring case; null when there is none. `astrid+garage@example.com` is a separate
 * account from `astrid@example.com`, with the same password.
 */
export function findAccount(world: World, email: string): Account | null {
  const row = accountRow(world, email)
  if (row) return { customer: Number(row.customer), password: String(row.password) }
  const base = accountRow(world, withoutTag(email))
  return base ? { customer: null, password: String(base.password) } : null
}

/** Creates the account of a tagged address as a copy of the untagged one; returns the customer id. */
export function createVariant(world: World, email: string): number {
  const [row] = world.ports.sql.all(
    `insert into customer (email, password, record) select ?, password, record from customer where email = ?
       returning customer`,
    email.toLowerCase(),
    withoutTag(email),
  )
  return Number(row?.customer)
}

function accountRow({ ports }: World, email: string) {
  const [row] = ports.sql.all('select customer, password from customer where email = ?', email.toLowerCase())
  return row
}

function withoutTag(email: string): string {
  return email.toLowerCase().replace(/^([^@+]+)\+[\w-]{1,40}@/, '$1@')
}

/** The field `loggedIn` of a reply; absent for guests. */
export function loggedInWire({ ports }: World, session: number | null): { loggedIn?: Wire<typeof Customer> } {
  const [row] = ports.sql.all(
    'select customer, email, record from customer join session using (customer) where session = ?',
    session,
  )
  if (!row) return {}
  const { customer, email, record } = row
  return { loggedIn: { customer: String(customer), email: String(email), ...v.parse(Stored, record) } }
}

export function isLoggedIn({ ports }: World, session: number): boolean {
  return ports.sql.all('select 1 from session where session = ? and customer is not null', session).length > 0
}
