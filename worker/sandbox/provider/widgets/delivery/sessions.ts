import * as v from 'valibot'
import { newHexId } from '../../../checkout-api/identifiers.ts'
import type { World } from '../../../world.ts'

/** A session of the delivery service: what was chosen in its widget for a selection. */
export interface DeliverySession {
  /** Its id, in the addresses of the widget. */
  session: string
  selection: string
  zipCode: string
  /** The chosen option; empty without one. */
  shippingMethod: string
}

const Row = v.pipe(
  v.object({
    delivery_session: v.string(),
    selection: v.string(),
    zip_code: v.string(),
    shipping_method: v.string(),
  }),
  v.transform(
    ({ delivery_session, selection, zip_code, shipping_method }): DeliverySession => ({
      session: delivery_session,
      selection,
      zipCode: zip_code,
      shippingMethod: shipping_method,
    }),
  ),
)

export function findDeliverySession({ ports }: World, session: string): DeliverySession | null {
  const [row] = ports.sql.all('select * from delivery_session where delivery_session = ?', session)
  return row ? v.parse(Row, row) : null
}

/** Starts a session for a selection, in place of an earlier one; returns its id. */
export function startDeliverySession({ ports }: World, selection: string): string {
  const session = newHexId(ports.random)
  ports.sql.run(
    `insert into delivery_session (delivery_session, selection, zip_code, shipping_method) values (?1, ?2, '', '')
       on conflict (selection) do update set delivery_session = ?1, zip_code = '', shipping_method = ''`,
    session,
    selection,
  )
  return session
}

/** Stores what was chosen in a session. */
export function saveDeliverySession(
  { ports }: World,
  { session, zipCode, shippingMethod }: Omit<DeliverySession, 'selection'>,
): void {
  ports.sql.run(
    'update delivery_session set zip_code = ?, shipping_method = ? where delivery_session = ?',
    zipCode,
    shippingMethod,
    session,
  )
}
