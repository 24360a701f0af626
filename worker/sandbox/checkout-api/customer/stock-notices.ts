import * as v from 'valibot'
import { defaultLocale, type Locale, locales } from '#src/i18n/locales.ts'
import { deliver } from '../../inbox.ts'
import type { World } from '../../world.ts'
import { stockNoticeMail } from './stock-notice-mail.ts'

interface StockNotice {
  item: string
  email: string
  language: Locale
}

const Row = v.object({ item: v.string(), email: v.string(), language: v.picklist(locales) })

/** Stores a request for a notice when an item is back; for a stored address only the language changes. */
export function keepStockNotice({ ports }: World, { item, email, language }: StockNotice): void {
  ports.sql.run(
    `insert into stock_notice (item, email, language) values (?, ?, ?)
     on conflict (item, email) do update set language = excluded.language`,
    item,
    email.toLowerCase(),
    language,
  )
}

/** The items with requested notices, and the number of these. */
export function awaitedItems({ ports }: World): { item: string; count: number }[] {
  return ports.sql
    .all('select item, count(*) as count from stock_notice group by item order by item')
    .map(({ item, count }) => ({ item: String(item), count: Number(count) }))
}

/** Adds delivered pieces of an item to the stock and notifies each waiting address once. False for an unknown item. */
export function receiveDelivery(world: World, item: string, quantity: number): boolean {
  const { catalogue, ports } = world
  const found = catalogue.item(item)
  const part = found && catalogue.assortment.part(found.product)
  if (!part) return false
  catalogue.addStock(item, quantity)
  const waiting = v.parse(
    v.array(Row),
    ports.sql.all('select item, email, language from stock_notice where item = ?', item),
  )
  ports.sql.run('delete from stock_notice where item = ?', item)
  for (const { email, language } of waiting) {
    const { name } = catalogue.assortment.texts(part, language)
    const prefix = language === defaultLocale ? '' : `/${language}`
    const address = `/p/${encodeURIComponent(part.uri)}?item=${encodeURIComponent(item)}`
    const link = ports.shopUrl + prefix + address
    deliver(ports, stockNoticeMail({ email, language, name, link }))
  }
  return true
}
