import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Notice } from '#src/ui/notice.tsx'

const empty = '<div class="notice" role="status" data-tone="information"></div>'

test.each([
  ['no child', null],
  ['an empty text', ''],
  ['several absent children', [null, false, undefined]],
])('a notice with %s is empty', (_, children) => {
  expect(renderToStaticMarkup(<Notice>{children}</Notice>)).toBe(empty)
})

test('a notice with one of several children has its mark and text', () => {
  const html = renderToStaticMarkup(
    <Notice>
      {null}
      <p>Saved</p>
    </Notice>,
  )
  expect(html).toContain('<svg')
  expect(html).toContain('<p>Saved</p>')
})
