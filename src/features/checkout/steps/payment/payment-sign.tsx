import type { PaymentMark } from '#src/commerce/contract/content.ts'

const drawings = new Map([
  ['card', 'M1.5 3.5h25v13h-25zM1.5 7.5h25M4.5 13h6'],
  ['bank', 'M5 7.5l9-5 9 5zM7.5 7.5v7M12 7.5v7M16 7.5v7M20.5 7.5v7M5 17.5h18M6 14.5h16'],
  ['invoice', 'M8 1.5h9l3.5 3.5v13.5H8zM16.5 1.5v4h4M11 9h6.5M11 12h6.5M11 15h3'],
  ['wallet', 'M4 5.5h19.5v12H4zM4 5.5L19 2v3.5M23.5 9.5H18v4h5.5M20.5 11.5h.1'],
  ['phone', 'M9.5 1.5h9v17h-9zM12.5 15.5h3M9.5 4.5h9'],
])

/** The drawing of a payment method's kind; otherwise its word, if that says more than `name`. */
export function PaymentSign({ mark, name }: { mark: PaymentMark | undefined; name: string }) {
  const drawing = mark && drawings.get(mark.sign)
  if (drawing) {
    return (
      <svg className="payment-sign" viewBox="0 0 28 20" aria-hidden="true">
        <path d={drawing} />
      </svg>
    )
  }
  return mark && mark.mark !== name ? (
    <span className="payment-sign" aria-hidden="true">
      {mark.mark}
    </span>
  ) : null
}
