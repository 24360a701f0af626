import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  CustomerReply,
  type CustomerUpdateRequest,
} from '#src/commerce/contract/selection/customer-profile.ts'
import { changeCars } from '#src/commerce/customer/change-cars.ts'
import { customerUpdateRequest, newsletterAnswer } from '#src/commerce/customer/customer-update.ts'

test.each([
  // If customers do not choose, the answer is always yes.
  { choice: false, wanted: false, isSubscribed: false, answer: true },
  { choice: false, wanted: true, isSubscribed: true, answer: true },
  // If they choose, their present choice, and yes only after confirmation.
  { choice: true, wanted: false, isSubscribed: false, answer: false },
  { choice: true, wanted: false, isSubscribed: true, answer: false },
  { choice: true, wanted: true, isSubscribed: false, answer: false },
  { choice: true, wanted: true, isSubscribed: true, answer: true },
])('the answer about the newsletter: %j', ({ choice, wanted, isSubscribed, answer }) => {
  expect(newsletterAnswer(choice, wanted, isSubscribed)).toBe(answer)
})

test('an update of details contains the answer, together with any other change', () => {
  const names = { firstName: 'Kim', lastName: 'Lund' }
  expect(customerUpdateRequest({ city: 'Lund' }, { ...names, newsletter: false })).toEqual({
    ...names,
    city: 'Lund',
    newsletter: false,
  })
  expect(customerUpdateRequest({ newsletter: true }, { ...names, newsletter: false }).newsletter).toBe(false)
})

/** The update sent to the service when a customer with this answer adds a car. */
async function carUpdate(newsletter: boolean, newsletterChoice: boolean) {
  const sent: CustomerUpdateRequest[] = []
  const { loggedIn } = v.parse(CustomerReply, {
    loggedIn: { email: 'kim@example.se', firstName: 'Kim', lastName: 'Lund', newsletter },
  })
  const change = { do: 'remove', id: 'none' } as const
  await changeCars(change, {
    load: async () => loggedIn ?? 'guest',
    update: async (request) => {
      sent.push(request)
      return { kind: 'saved' }
    },
    newsletterChoice,
  })
  return sent
}

test.each([
  { saved: false, choice: false, sent: true },
  { saved: true, choice: false, sent: true },
  { saved: false, choice: true, sent: false },
  { saved: true, choice: true, sent: true },
])('an update of cars carries the answer: %j', async ({ saved, choice, sent }) => {
  expect(await carUpdate(saved, choice)).toMatchObject([
    { firstName: 'Kim', lastName: 'Lund', newsletter: sent },
  ])
})
