// Centra, "Working with vouchers": https://centra.dev/integration-api/best-practices/working-with-vouchers

import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage } from '../../demo-catalogue/in-every-language.ts'
import type { Sql } from '../../demo-catalogue/sql.ts'
import type { Cents } from '../../rules/money.ts'
import type { AppliedVoucher, Voucher } from '../../rules/vouchers.ts'
import type { World } from '../../world.ts'
import type { SelectionState } from './selection-state.ts'

/** What a certificate is called in the `description` of its voucher. */
export const certificateNames: Record<Locale, string> = inEveryLanguage({
  en: 'Gift card',
  sv: 'Presentkort',
  fi: 'Lahjakortti',
  da: 'Gavekort',
  fr: 'Carte cadeau',
  nl: 'Cadeaukaart',
  de: 'Geschenkkarte',
})

/** A certificate with what is left of its value in a currency; any other voucher as it is. */
export function withValueLeft(sql: Sql, voucher: Voucher, currency: string): Voucher {
  if (!voucher.certificate) return voucher
  return { ...voucher, amount: { [currency]: valueLeft(sql, voucher, currency) } }
}

/** True for a certificate without any value left in the currency of a selection. */
export function isUsedUp(
  { ports, regions }: World,
  voucher: Voucher,
  { pricelist }: SelectionState,
): boolean {
  const currency = regions.pricelist(pricelist)?.currency ?? ''
  return voucher.certificate === true && valueLeft(ports.sql, voucher, currency) === 0
}

/** Takes what an order in a currency costs from the value of its certificates. */
export function spendCertificates(sql: Sql, vouchers: readonly AppliedVoucher[], currency: string): void {
  for (const { voucher, goodsOff, shippingOff } of vouchers) {
    if (!voucher.certificate) continue
    sql.run(
      `insert into used_certificate (voucher, currency, used) values (?, ?, ?)
         on conflict (voucher, currency) do update set used = used + excluded.used`,
      voucher.voucher,
      currency,
      0 - goodsOff - shippingOff,
    )
  }
}

function valueLeft(sql: Sql, { voucher, amount }: Voucher, currency: string): Cents {
  const [row] = sql.all(
    'select used from used_certificate where voucher = ? and currency = ?',
    voucher,
    currency,
  )
  return Math.max(0, (amount?.[currency] ?? 0) - Number(row?.used ?? 0))
}
