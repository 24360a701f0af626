import type { RouterContextProvider } from 'react-router'
import { resultOrNull } from '#src/commerce/reply.ts'
import { type Help, loadHelp as loadHelpOfShop } from '#src/features/content/help.ts'
import { documentContext, shopContext } from '#src/shop.ts'

/** The topic of a screen's task. */
type HelpTopic = keyof typeof topics

/** The frequently asked questions beside the tasks of a topic, by their ids. */
const topics = {
  account: ['need-account', 'password', 'my-data'],
  password: ['no-email', 'need-account', 'my-data'],
  newsletter: ['discount-code', 'my-data'],
  contact: ['track-order', 'change-order', 'fits-my-car', 'return', 'faulty'],
  cart: ['delivery-time', 'delivery-cost', 'return', 'deposit'],
  order: ['delivery-time', 'change-order', 'return', 'track-order'],
  track: ['delivery-time', 'change-order', 'return', 'faulty'],
  withdraw: ['return', 'deposit', 'faulty'],
  return: ['withdraw', 'deposit', 'faulty'],
  car: ['fits-my-car', 'conditions', 'how-many'],
  numbers: ['part-number', 'how-many', 'vat', 'delivery-cost'],
} as const

/** Loads the help beside a task. Screens work without it, so it never fails. */
export async function loadHelp(context: Readonly<RouterContextProvider>, topic: HelpTopic): Promise<Help> {
  const { i18n } = context.get(documentContext)
  return loadHelpOfShop(await resultOrNull(() => context.get(shopContext)), topics[topic], i18n)
}
