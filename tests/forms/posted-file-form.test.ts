import { expect, test } from 'vitest'
import { parsePostedFileForm } from '#src/forms/parse-posted-form.ts'

const rules = { name: 'photo', maxFileBytes: 1_000 }

function post(body: BodyInit, headers: Record<string, string> = {}) {
  const request = new Request('https://shop.test/account/cars', { method: 'POST', body, headers })
  return parsePostedFileForm(request, rules)
}

function form(
  file: Uint8Array<ArrayBuffer> | null,
  texts: Record<string, string> = { model: 'Amazon', id: '' },
) {
  const fields = new FormData()
  for (const [name, value] of Object.entries(texts)) fields.set(name, value)
  if (file) fields.set('photo', new File([file], 'car.jpg', { type: 'image/jpeg' }))
  return fields
}

test('texts and file are read', async () => {
  const file = Uint8Array.of(0, 13, 10, 45, 45, 255)
  const posted = await post(form(file))
  expect([posted?.form.toString(), posted?.file]).toEqual(['model=Amazon&id=', file])
})

test.each([
  ['no file', form(null)],
  ['an empty file, as browsers send when none was chosen', form(new Uint8Array())],
  ['a form without files', new URLSearchParams({ model: 'Amazon', id: '' })],
  ['a text in place of the file', form(null, { model: 'Amazon', id: '', photo: 'text' })],
])('with %s there is no form', async (_, body) => {
  const posted = await post(body)
  expect([posted?.form.get('model'), posted?.file]).toEqual(['Amazon', null])
})

test.each([1_001, 60_000, 900_000])(
  'of a file of %i bytes only the fields before it are read',
  async (length) => {
    const posted = await post(form(new Uint8Array(length)))
    expect([posted?.form.toString(), posted?.file]).toEqual(['model=Amazon&id=', 'tooLarge'])
  },
)

test.each([
  ['a megabyte', undefined, 1_200_000],
  ['nothing where nothing is to be dropped', 0, 150_000],
])('of a body without end, %s is read beyond the form', async (_, maxDroppedBytes, most) => {
  const read = { bytes: 0 }
  const start = new TextEncoder().encode(
    '--x\r\ncontent-disposition: form-data; name="model"\r\n\r\nAmazon\r\n--x\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\n',
  )
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(start),
    pull(controller) {
      read.bytes += 50_000
      controller.enqueue(new Uint8Array(50_000))
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request('https://shop.test/', { method: 'POST', body, headers, ...{ duplex: 'half' } })
  const dropped = maxDroppedBytes === undefined ? {} : { maxDroppedBytes }
  const posted = await parsePostedFileForm(request, { ...rules, ...dropped })
  expect([posted?.form.get('model'), posted?.file]).toEqual(['Amazon', 'tooLarge'])
  expect(read.bytes).toBeLessThan(most)
})

test.each([
  ['JSON', '{}', 'application/json'],
  ['a form without boundary', 'x', 'multipart/form-data'],
  ['a broken form', '--x\r\nhello', 'multipart/form-data; boundary=x'],
  ['too much text', `model=${'x'.repeat(20_000)}`, 'application/x-www-form-urlencoded'],
])('%s is not a form', async (_, body, type) => {
  expect(await post(body, { 'content-type': type })).toBeNull()
})

test('more text than forms have is refused', async () => {
  expect(await post(form(null, { model: 'å'.repeat(10_000) }))).toBeNull()
})
