import { expect, onTestFinished, test } from 'vitest'
import { browserTabs } from '#src/effects/tabs/browser-tabs.ts'
import { type ChangeSignal, createCartChannel } from '#src/effects/tabs/cart-channel.ts'

/** A tab with everything that listens and sends in it on one channel, as the browser's entry sets it up. */
function createTab(isLoggedIn: boolean | null = null) {
  const connection = new BroadcastChannel('cart-channel-test')
  onTestFinished(() => connection.close())
  const channel = createCartChannel(connection, () => isLoggedIn)
  return { channel, tabs: browserTabs(channel) }
}

test('a tab receives the signals of other tabs and none of its own', async () => {
  const [sender, other] = [createTab(), createTab()]
  const received: ChangeSignal[] = []
  const { promise: answered, resolve } = Promise.withResolvers<void>()
  sender.channel.listen((signal) => {
    received.push(signal)
    if (signal === 'before') resolve()
  })
  // The other tab's answer arrives after anything the sender could receive of itself.
  other.channel.listen(() => other.tabs.broadcast('before'))
  sender.tabs.broadcast('after')
  await answered
  expect(received).toEqual(['before'])
})

test.each([
  ['a customer, by one that knows a guest', true, false, ['after', 'before']],
  ['a guest, by one that knows a customer', false, true, ['after', 'before']],
  ['a guest, by one that knows of nobody yet', false, null, ['after', 'before']],
  ['a customer, by one that knows it', true, true, ['before']],
  ['a guest, by one that knows it', false, false, ['before']],
])('a tab is told of %s', async (_, told, known, expected) => {
  const [sender, other] = [createTab(), createTab(known)]
  const received: ChangeSignal[] = []
  const { promise: answered, resolve } = Promise.withResolvers<void>()
  other.channel.listen((signal) => {
    received.push(signal)
    if (signal === 'before') resolve()
  })
  sender.channel.broadcastLogIn(told)
  sender.channel.broadcast('before')
  await answered
  expect(received).toEqual(expected)
})

test('a browser without BroadcastChannel sends nothing and does not fail', () => {
  const channel = createCartChannel(null, () => null)
  channel.listen(() => expect.unreachable())
  expect(() => browserTabs(channel).broadcast('after')).not.toThrow()
  expect(() => channel.broadcastLogIn(true)).not.toThrow()
})
