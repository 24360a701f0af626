import { expect, test } from 'vitest'
import { createI18n } from '#src/i18n/i18n.ts'
import { loadMessages } from '#src/i18n/load-messages.ts'

const messages = await loadMessages('en')
const fetches = { later: async () => messages, suggest: async () => messages, consent: async () => messages }

test('a browser shows a later message once it is loaded, with its arguments', async () => {
  const i18n = createI18n('en', messages, fetches)
  expect(i18n.t('cart.quantity.tooFew', { min: 2 })).toBe('The smallest quantity is 2.')
  await i18n.loadLater()
  expect(i18n.t('cart.free')).toBe('Free')
})

test('a browser shows a message that was added', () => {
  const i18n = createI18n('en', { ...messages, 'garage.saved': '' }, fetches)
  i18n.add({ 'garage.saved': 'Saved.' })
  expect(i18n.t('garage.saved')).toBe('Saved.')
})

test('loading the later messages fails as their file fails', async () => {
  const i18n = createI18n('en', messages, {
    ...fetches,
    later: () => Promise.reject(new TypeError('offline')),
  })
  await expect(i18n.loadLater()).rejects.toThrow('offline')
})

test('code for browsers does not compile with a key of the server, an unknown key or wrong arguments', () => {
  const { t } = createI18n('en', messages, fetches)
  // @ts-expect-error Only the server has it.
  t('stock.yes')
  // @ts-expect-error No set has it.
  t('stock.unheardOf')
  // @ts-expect-error The message has an argument.
  t('account.loggedInAs')
  // @ts-expect-error Its argument has another name.
  expect(t('account.loggedInAs', { person: 'Kim' })).toBe('Logged in as ')
})
