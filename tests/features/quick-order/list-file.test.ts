import { expect, test } from 'vitest'
import { decodeList } from '#src/features/quick-order/list-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

test.each([
  ['UTF-8', utf8('Stück;X271')],
  ['UTF-8 with a mark', utf8('\ufeffStück;X271')],
  ['the Western European code page', Uint8Array.from(Buffer.from('Stück;X271', 'latin1'))],
  ['UTF-16 with a mark', Uint8Array.from(Buffer.from('\ufeffStück;X271', 'utf16le'))],
  [
    'UTF-16 with a mark, large end first',
    Uint8Array.from(Buffer.from('\ufeffStück;X271', 'utf16le').swap16()),
  ],
])('%s is read', (_, bytes) => {
  expect(decodeList(bytes)).toBe('Stück;X271')
})

test('bytes that are no text are read all the same', () => {
  expect(decodeList(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x00, 0xff))).toHaveLength(6)
  expect(decodeList(new Uint8Array())).toBe('')
})
