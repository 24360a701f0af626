import { expect, test } from 'vitest'
import { loadMessages } from '#scripts/shop/load-messages.ts'
import { createI18n } from '#src/i18n/i18n.ts'

const messages = await loadMessages('en')

test('a browser shows a message of a set once it is loaded, with its arguments', async () => {
  const i18n = createI18n('en', async (set) => (set === 'later' ? messages : {}))
  await i18n.load('client')
  expect(i18n.t('cart.quantity.tooFew', { min: 2 })).toBe('')
  await i18n.load('later')
  expect(i18n.t('cart.quantity.tooFew', { min: 2 })).toBe('The minimum quantity is 2.')
})

test('loading a set fails as its file fails', async () => {
  const i18n = createI18n('en', () => Promise.reject(new TypeError('offline')))
  await expect(i18n.load('later')).rejects.toThrow('offline')
})

test('code for browsers does not compile with a key of the server, an unknown key or wrong arguments', async () => {
  const i18n = createI18n('en', async () => messages)
  await i18n.load('later')
  const { t } = i18n
  // @ts-expect-error Only the server has it.
  t('stock.yes')
  // @ts-expect-error No set has it.
  t('stock.unheardOf')
  // @ts-expect-error The message has an argument.
  t('account.loggedInAs')
  // @ts-expect-error Its argument has another name.
  expect(t('account.loggedInAs', { person: 'Kim' })).toBe('Logged in as ')
})
