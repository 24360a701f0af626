import { expect, onTestFinished, test } from 'vitest'
import { browserTabs } from '#src/effects/tabs/browser-tabs.ts'
import { type ChangeSignal, createCartChannel } from '#src/effects/tabs/cart-channel.ts'

/** A tab with everything that listens and sends in it on one channel, as the browser's entry sets it up. */
function createTab() {
  const connection = new BroadcastChannel('cart-channel-test')
  onTestFinished(() => connection.close())
  const channel = createCartChannel(connection)
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

test('a browser without BroadcastChannel sends nothing and does not fail', () => {
  const channel = createCartChannel(null)
  channel.listen(() => expect.unreachable())
  expect(() => browserTabs(channel).broadcast('after')).not.toThrow()
})
