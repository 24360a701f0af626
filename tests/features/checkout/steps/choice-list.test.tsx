import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { ChoiceList, ChoiceNote } from '#src/features/checkout/steps/choice-list.tsx'
import { I18nProvider } from '#src/i18n/use-i18n.tsx'

const choices = [
  { id: 'card', name: 'Card', price: null },
  { id: 'invoice', name: 'Invoice', price: null },
]

function draw(problem: string | null): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={createTestI18n('en')}>
      <ChoiceList
        {...{ choices, problem }}
        name="paymentMethod"
        legend="Payment method"
        chosen=""
        currency="EUR"
        choose={async () => {}}
      />
    </I18nProvider>,
  )
}

test('the problem of a choice describes the group and each of its inputs', () => {
  const html = draw('Choose one')
  const [, id = ''] = /<p[^>]* id="([^"]+)">Choose one/.exec(html) ?? []
  expect(id).not.toBe('')
  expect(html.split(`aria-describedby="${id}"`)).toHaveLength(4)
})

test('a choice without fault describes nothing', () => {
  expect(draw(null)).not.toContain('aria-describedby')
})

test('the day of a choice stands in bold before its note', () => {
  const note = (arrival: string, text: string) =>
    renderToStaticMarkup(<ChoiceNote arrival={arrival} note={text} />)
  expect(note('Expected Wed 2 Dec', 'PostNord')).toBe('<small><b>Expected Wed 2 Dec</b> · PostNord</small>')
  expect(note('', 'PostNord')).toBe('<small>PostNord</small>')
  expect(note('', '')).toBe('')
})
