import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()

describe('PUT /payment-fields', () => {
  test('keeps typed values, incomplete ones too, and leaves the others', async () => {
    const shopper = backend.shopper()
    await shopper.put('/payment-fields', { address: { email: 'astrid@', firstName: ' Astrid ' } })
    const reply = await shopper.put('/payment-fields', {
      address: { lastName: 'Berg' },
      additionalNotes: 'Ring twice',
    })
    expect(reply.status).toBe(200)
    expect(reply.at('selection.address')).toMatchObject({
      email: 'astrid@',
      firstName: 'Astrid',
      lastName: 'Berg',
    })
    expect(reply.at('selection.additionalNotes')).toBe('Ring twice')
  })

  test('keeps a separate shipping address', async () => {
    const reply = await backend.shopper().put('/payment-fields', { shippingAddress: { city: 'Malmö' } })
    expect(reply.at('selection.shippingAddress.city')).toBe('Malmö')
    expect(reply.at('selection.address.city')).toBe('')
  })

  test('accepts fields of a checkout widget, and a language', async () => {
    const reply = await backend.shopper().put('/payment-fields', {
      additionalFields: { event: 'address_changed', suspendIgnore: { widget: true } },
      paymentReturnPage: 'https://shop.test/return',
      paymentFailedPage: 'https://shop.test/failed',
      cartAbandonmentEmail: false,
      language: 'de',
    })
    expect(reply.status).toBe(200)
    expect(reply.at('selection.language')).toBe('de')
  })

  test.each(['vatNumber', 'identityNumber', 'houseNumber', 'houseExtension'])(
    '400: address.%s, which only the payment takes',
    async (field) => {
      const reply = await backend.shopper().put('/payment-fields', { address: { [field]: '19900101-0017' } })
      expect([reply.status, reply.at('errors')]).toEqual([400, { [`address.${field}`]: 'unknown' }])
      expect(JSON.stringify(backend.sandbox.sql.all('select * from selection'))).not.toContain('19900101')
    },
  )

  test('400: an unknown field, by its name', async () => {
    const reply = await backend
      .shopper()
      .put('/payment-fields', { adress: {}, address: { companyName: 'Berg AB' } })
    expect(reply.status).toBe(400)
    expect(reply.at('errors')).toMatchObject({ adress: 'unknown' })
    const nested = await backend.shopper().put('/payment-fields', { address: { companyName: 'Berg AB' } })
    expect(nested.at('errors')).toEqual({ 'address.companyName': 'unknown' })
  })

  test('404 language: unknown', async () => {
    expect((await backend.shopper().put('/payment-fields', { language: 'xx' })).status).toBe(404)
  })

  test('406: a value of the wrong kind, or endless', async () => {
    const wrong = await backend.shopper().put('/payment-fields', { address: { city: 7 } })
    expect(wrong.status).toBe(406)
    expect(wrong.at('errors')).toEqual({ 'address.city': 'not valid' })
    const long = await backend.shopper().put('/payment-fields', { address: { city: 'x'.repeat(501) } })
    expect(long.status).toBe(406)
  })

  test('gives back any text as it was typed, but for the blanks around it', async () => {
    const shopper = backend.shopper()
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 100 }), async (city) => {
        const reply = await shopper.put('/payment-fields', { address: { city } })
        expect(reply.at('selection.address.city')).toBe(city.trim())
      }),
      { numRuns: 50 },
    )
  })
})

describe('paymentFields', () => {
  const fieldsIn = async (country: string, paymentMethod: string) => {
    const shopper = backend.shopper({ 'x-test-country': country })
    return await shopper.put(`/payment-methods/${paymentMethod}`)
  }

  test('ask for a personal number only for an invoice in the north', async () => {
    for (const country of ['SE', 'FI', 'DK', 'NO', 'DE', 'GB']) {
      const visible = ['SE', 'FI', 'DK', 'NO'].includes(country)
      const invoice = await fieldsIn(country, 'invoice')
      expect(invoice.at('paymentFields.address.identityNumber')).toMatchObject({ visible, required: visible })
      const prepayment = await fieldsIn(country, 'prepayment')
      expect(prepayment.at('paymentFields.address.identityNumber')).toMatchObject({ visible: false })
    }
  })

  test('ask for a state only where there are states', async () => {
    expect((await fieldsIn('IE', 'invoice')).at('paymentFields.address.state')).toMatchObject({
      required: true,
    })
    expect((await fieldsIn('SE', 'invoice')).at('paymentFields.address.state')).toMatchObject({
      visible: false,
    })
  })

  test('offer company and VAT number, the second within the Union only', async () => {
    const german = await fieldsIn('DE', 'invoice')
    expect(german.at('paymentFields.address.company')).toMatchObject({ visible: true, required: false })
    expect(german.at('paymentFields.address.vatNumber')).toMatchObject({ visible: true, required: false })
    expect((await fieldsIn('GB', 'invoice')).at('paymentFields.address.vatNumber')).toMatchObject({
      visible: false,
    })
    expect(german.at('paymentFields.shippingAddress.vatNumber')).toBeUndefined()
  })
})
