import * as v from 'valibot'
import type { Customer } from '#src/commerce/contract/selection/customer.ts'
import type { Wire } from '../../wire-type.ts'
import type { World } from '../../world.ts'
import { reserveDemoOrders } from '../order/demo/demo-history.ts'
import { type CustomerRecord, clubFields, StoredCustomer } from './customer-record.ts'
import { demoCustomers } from './demo-customers.ts'

export interface Account {
  /** Null for a tagged address of a demo customer (`astrid+tag@…`), whose account is created at its first login. */
  customer: number | null
  /** The password's hash with its parameters, as `isPassword` reads it. */
  password: string
}

/** A customer with their profile. */
export interface StoredAccount {
  customer: number
  /** The address in lower case. */
  email: string
  password: string
  record: CustomerRecord
}

/** Creates the demo accounts with their earlier orders; existing ones are not changed. */
export function createDemoCustomers(world: World): void {
  for (const demo of demoCustomers) {
    const customer = createCustomer(world, demo) ?? findAccount(world, demo.email)?.customer
    if (customer != null) reserveDemoOrders(world, customer, demo.email)
  }
}

/**
 * The account of an e-mail address, ignoring case; null without one. `astrid+garage@example.com` is a separate account
 * from `astrid@example.com`, with the password that demo customer starts with.
 */
export function findAccount({ ports }: World, email: string): Account | null {
  const [row] = ports.sql.all('select customer, password from customer where email = ?', email.toLowerCase())
  if (row) return { customer: Number(row.customer), password: String(row.password) }
  const demo = demoCustomerOf(email)
  return demo ? { customer: null, password: demo.password } : null
}

/** Creates an account; returns the customer id, or null when the address has one already. */
export function createCustomer(
  { ports }: World,
  { email, password, record }: { email: string; password: string; record: CustomerRecord },
): number | null {
  const [row] = ports.sql.all(
    `insert into customer (email, password, record) values (?, ?, ?)
       on conflict (email) do nothing returning customer`,
    email.toLowerCase(),
    password,
    JSON.stringify(record),
  )
  return row ? Number(row.customer) : null
}

/** The customer of an account; one of a tagged address is created first. */
export function openAccount(world: World, email: string, { customer }: Account): number {
  if (customer !== null) return customer
  const demo = demoCustomerOf(email)
  const created = demo ? createCustomer(world, { ...demo, email }) : null
  if (demo && created !== null) reserveDemoOrders(world, created, demo.email)
  // Another log-in may have created it meanwhile.
  const found = created ?? findAccount(world, email)?.customer
  if (found == null) throw new Error('no demo customer has this address')
  return found
}

/** The demo customer whose address is `email` without its tag. */
function demoCustomerOf(email: string) {
  const plain = email.toLowerCase().replace(/^([^@+]+)\+[\w-]{1,40}@/, '$1@')
  return demoCustomers.find((demo) => demo.email === plain && plain !== email.toLowerCase())
}

/** The account of a customer id; null when it does not exist. */
export function findCustomer({ ports }: World, customer: number): StoredAccount | null {
  const [row] = ports.sql.all('select email, password, record from customer where customer = ?', customer)
  if (!row) return null
  const { email, password, record } = row
  return {
    customer,
    email: String(email),
    password: String(password),
    record: v.parse(StoredCustomer, record),
  }
}

/** Saves the e-mail address and the profile of a customer. The address must not be another account's. */
export function saveCustomer({ ports }: World, { customer, email, record }: StoredAccount): void {
  ports.sql.run(
    'update customer set email = ?, record = ? where customer = ?',
    email,
    JSON.stringify(record),
    customer,
  )
}

export function savePassword({ ports }: World, customer: number, password: string): void {
  ports.sql.run('update customer set password = ? where customer = ?', password, customer)
}

/** A customer as replies have them: custom attributes stand among the fields, as the service documents it. */
export function customerWire({ customer, email, record }: StoredAccount): Wire<typeof Customer> {
  const { attributes, customerClubFields, ...fields } = record
  const club = Object.fromEntries(clubFields.map((name) => [name, customerClubFields[name] ?? '']))
  return { ...attributes, customer: String(customer), email, ...fields, customerClubFields: club }
}

/** The field `loggedIn` of a reply; absent for guests. */
export function loggedInWire(world: World, session: number | null): { loggedIn?: Wire<typeof Customer> } {
  const account = accountOf(world, session)
  return account ? { loggedIn: customerWire(account) } : {}
}

/** The account a session is logged in to; null for a guest and without a session. */
export function accountOf(world: World, session: number | null): StoredAccount | null {
  const [row] = world.ports.sql.all(
    'select customer from session where session = ? and customer is not null',
    session,
  )
  return row ? findCustomer(world, Number(row.customer)) : null
}
