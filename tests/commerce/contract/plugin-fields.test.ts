import { expect, test } from 'vitest'
import { Selection } from '#src/commerce/contract/selection/selection.ts'
import { parseTolerantly } from '#src/commerce/tolerant-parse.ts'
import { withValue } from '#tests/support/back-end/damages.ts'
import { wireSelection } from '#tests/support/examples/selections.ts'

const snippet = '<div id="shipwallet-container"></div>'

function widgetOf(pluginFields: unknown) {
  const body = wireSelection([])
  const parsed = parseTolerantly(Selection, { ...body, selection: { ...body.selection, pluginFields } })
  return parsed.ok ? parsed.value.shippingWidget : 'unreadable'
}

test.each([
  ['version 2', { ingrid: { version: 2, snippet } }, { plugin: 'ingrid', snippet, reload: false }],
  [
    'version 1',
    { shipwallet: { snippet }, shipwallet_reload: true },
    { plugin: 'shipwallet', snippet, reload: true },
  ],
  ['version 1 that stays', { shipwallet: { snippet } }, { plugin: 'shipwallet', snippet, reload: false }],
])('the shipping widget of %s', (_, pluginFields, widget) => {
  expect(widgetOf(pluginFields)).toEqual(widget)
})

test.each([
  ['no plugin', {}],
  ['nothing at all', null],
  [
    'a plugin that is out of order',
    { ingrid: { version: 2, error: 'No Ingrid-session created', deliveryOptionsAvailable: false } },
  ],
  ['one without options', { ingrid: { version: 2, snippet, deliveryOptionsAvailable: false } }],
  ['an error beside a snippet', { ingrid: { version: 2, snippet, error: 'Down' } }],
  ['an empty snippet', { ingrid: { version: 2, snippet: ' ' } }],
  ['what is no snippet', { ingrid: { version: 2, snippet: 7 } }],
  ['a snippet beyond measure', { ingrid: { version: 2, snippet: 'x'.repeat(100_001) } }],
  ['another plugin', { klarnaPayments: { client_token: 'x' } }],
])('%s has no shipping widget, and the selection stays readable', (_, pluginFields) => {
  expect(widgetOf(pluginFields)).toBeNull()
})

const none = { paymentHTML: '', klarnaReplaceSnippet: false, qliroReplaceSnippet: false }

test.each([
  ['absent', undefined, none],
  ['empty, as PHP writes it', [], none],
  ['of other plugins', { klarnaPayments: { client_token: 'x' } }, none],
  [
    'half unreadable',
    { paymentHTML: 7, klarnaReplaceSnippet: true },
    { ...none, klarnaReplaceSnippet: true },
  ],
  [
    'complete',
    { paymentHTML: '<p>Pay</p>', klarnaReplaceSnippet: true, qliroReplaceSnippet: false },
    { ...none, paymentHTML: '<p>Pay</p>', klarnaReplaceSnippet: true },
  ],
])('plugin fields that are %s', (_, sent, read) => {
  const parsed = parseTolerantly(Selection, withValue(wireSelection(), ['selection', 'pluginFields'], sent))
  expect(parsed.ok && parsed.value.pluginFields).toMatchObject(read)
})
