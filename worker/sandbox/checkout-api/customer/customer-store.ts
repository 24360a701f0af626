import * as v from 'valibot'
import type { Customer } from '#src/commerce/contract/selection/customer.ts'
import type { Sql } from '../../../demo-catalogue/sql.ts'
import type { Wire } from '../../wire-type.ts'
import type { World } from '../../world.ts'
import { demoCustomers } from './demo-customers.ts'

const text = v.fallback(v.string(), '')

/** What is kept of a customer besides the e-mail address and the password. Another build may have written it. */
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
  /** Null while nobody has logged in under this variant of somebody's address. */
  customer: number | null
  /** As it is kept: never the password itself. */
  password: string
}

/** Opens the accounts there are from the start; one that stands already stays as it is. */
export function enrolDemoCustomers(sql: Sql): void {
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
 * The account of an e-mail address, in any case of letters. `astrid+garage@example.com` is one of its own beside that of
 * `astrid@example.com`, with her password.
 */
export function findAccount(world: World, email: string): Account | null {
  const own = accountRow(world, email)
  if (own) return { customer: Number(own.customer), password: String(own.password) }
  const base = accountRow(world, withoutTag(email))
  return base ? { customer: null, password: String(base.password) } : null
}

/** Opens the account of a variant of an address, a copy of the one it varies. */
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

/** Who is logged in, as replies tell it: the key is absent for everybody else. */
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
