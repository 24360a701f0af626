import { CustomerRecordReply, OrderRecordsReply } from '#src/commerce/contract/selection/customer-record.ts'
import { customerAttributes } from '#src/commerce/contract/selection/registration.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { carsOf } from '#src/commerce/customer/change-cars.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { CarPhotos, ConsentRecord, KeptConsent, VisitorCart } from '#src/shop.ts'

interface CustomerDataPorts {
  cart: Pick<VisitorCart, 'checkout'>
  /** Null if photos are stored on the customer's device. */
  photos: Pick<CarPhotos, 'readAll'> | null
  consents: Pick<ConsentRecord, 'read'>
  report(error: unknown): void
}

type AsSent = Record<string, unknown>

/** All personal data at the shop and the commerce service (Regulation (EU) 2016/679, articles 15 and 20). */
export interface CustomerData {
  profile: AsSent
  cars: unknown
  /** The photos of cars, as `data:` addresses, which a browser shows. */
  carPhotos: { car: string; photo: string }[]
  orders: AsSent[]
  consents: KeptConsent[]
  cart: {
    items: { item: string; sku: string; name: string; quantity: number }[]
    address: object
    shippingAddress: object
    additionalNotes: string
  }
}

const batchSize = 100
/** The file must be complete, so a customer with more orders receives it from customer service. */
const maxOrders = 2_000

/** Reads the customer's data except for the cart. Null if a part of it is unavailable. */
export async function readCustomerData({
  cart: { checkout },
  photos,
  consents: record,
  report,
}: CustomerDataPorts): Promise<Omit<CustomerData, 'cart'> | null> {
  const [customer, orders, carPhotos, consents] = await Promise.all([
    resultOrNull(() => checkout.readCustomer(CustomerRecordReply), report),
    readOrders(checkout, report),
    photos ? photos.readAll() : [],
    record.read(),
  ])
  if (!customer?.ok || !customer.value.loggedIn || !orders || !carPhotos || !consents) return null
  const { [customerAttributes.cars]: cars, ...profile } = customer.value.loggedIn
  return {
    profile,
    cars: carsOf({ cars }) ?? cars,
    carPhotos,
    orders,
    consents,
  }
}

export function cartOf({
  lines,
  address,
  shippingAddress,
  additionalNotes,
}: Selection): CustomerData['cart'] {
  const items = lines.map(({ item, sku, product: { name }, quantity }) => ({ item, sku, name, quantity }))
  return { items, address, shippingAddress, additionalNotes }
}

async function readOrders(
  checkout: VisitorCart['checkout'],
  report: (error: unknown) => void,
): Promise<AsSent[] | null> {
  const orders: AsSent[] = []
  while (orders.length < maxOrders) {
    const from = orders.length
    const reply = await resultOrNull(() => checkout.readOrders(OrderRecordsReply, from, batchSize), report)
    if (!reply?.ok) return null
    const { orders: batch, ordersPaging } = reply.value
    orders.push(...batch)
    const { totalSize } = ordersPaging
    const isLast = typeof totalSize === 'number' ? orders.length >= totalSize : batch.length < batchSize
    if (isLast || batch.length === 0) return orders
  }
  return null
}
