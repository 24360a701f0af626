import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaymentSign } from '#src/features/checkout/steps/payment/payment-sign.tsx'

const signOf = (sign: string, mark = 'Card') =>
  renderToStaticMarkup(<PaymentSign name="Card" mark={{ paymentMethod: 'one', mark, sign }} />)

test('a payment method has the drawing of what it is paid with, which is not read out', () => {
  for (const sign of ['card', 'bank', 'invoice', 'wallet', 'phone']) {
    expect(signOf(sign)).toMatch(/^<svg[^>]* aria-hidden="true"><path d="M/)
  }
})

test('without a drawing it has its word, unless its name is the same', () => {
  expect(signOf('goat', 'Barter')).toContain('>Barter<')
  expect(signOf('constructor', 'Barter')).toContain('>Barter<')
  expect(signOf('')).toBe('')
  expect(renderToStaticMarkup(<PaymentSign name="Card" mark={undefined} />)).toBe('')
})
