import { expect, test } from 'vitest'
import { prefersMarkdown } from '#worker/middleware/markdown-form.ts'

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.8, text/markdown;q=0.9', true],
  ['TEXT/MARKDOWN', false],
  ['text/html, text/markdown', false],
  ['text/markdown;q=0.5, text/html', false],
  ['text/markdown;q=0', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', false],
  ['*/*', false],
  ['text/*', false],
  ['text/plain', false],
  ['', false],
])('%j prefers Markdown: %s', (accept, expected) => expect(prefersMarkdown(accept)).toBe(expected))
