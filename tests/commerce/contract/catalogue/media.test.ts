import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Media, mediaLists } from '#src/commerce/contract/catalogue/media/media.ts'
import { productOf } from '#tests/support/examples/products.ts'

const host = 'https://client.centracdn.test/images'
const mediaOf = (media: unknown) => v.parse(Media, media)

test('a picture in one size is its address', () => {
  expect(mediaOf({ standard: [`${host}/a-size1024.jpg`, '/b.svg'] })).toEqual([
    `${host}/a-size1024.jpg`,
    '/b.svg',
  ])
  for (const none of [[], {}, null, undefined, { standard: null }, { standard: [] }])
    expect(mediaOf(none)).toEqual([])
})

test.each([
  ['size1024', 1_024],
  ['w800', 800],
  ['1350x0', 1_350],
  ['640', 640],
  ['640px', 640],
])('the name %s states a width', (name, width) => {
  expect(mediaOf({ standard: [`${host}/a.jpg`], [name]: [`${host}/b.jpg`] })).toEqual([
    { original: `${host}/a.jpg`, sizes: [{ address: `${host}/b.jpg`, width }] },
  ])
})

test('the ends of file names state widths; other numbers in them, and other names, do not', () => {
  const files = ['a-size320.jpg', 'a-1350x0.jpg?v=2', 'tyre-195x65.jpg', 'disc-280.jpg', 'a-full.jpg']
  const lists = Object.fromEntries(files.map((file, index) => [`list${'abcde'[index]}`, [`${host}/${file}`]]))
  expect(mediaOf({ standard: [`${host}/a.jpg`], ...lists })).toEqual([
    {
      original: `${host}/a.jpg`,
      sizes: [
        { address: `${host}/a-size320.jpg`, width: 320 },
        { address: `${host}/a-1350x0.jpg?v=2`, width: 1_350 },
      ],
    },
  ])
})

test('no file is listed twice, and no width', () => {
  const lists = { standard: ['/a.jpg'], w320: ['/b.jpg'], size320: ['/c.jpg'], w640: ['/b.jpg'] }
  expect(mediaOf(lists)).toEqual([{ original: '/a.jpg', sizes: [{ address: '/b.jpg', width: 320 }] }])
})

test('a list of another length is not read, because its order is unknown', () => {
  expect(mediaOf({ standard: ['/a.jpg', '/b.jpg'], w320: ['/b-small.jpg'] })).toEqual(['/a.jpg', '/b.jpg'])
})

test('objects state widths as numbers, for one file or a list, with `standard` first or not', () => {
  const source = (url: string, width: number) => ({ url, width, height: 0, mimeType: 'image/jpeg' })
  const product = productOf({
    media: { standard: ['/a.jpg', '/b.jpg'] },
    mediaObjects: [
      { media: 1, sources: { small: [source('/a-small.jpg', 300)], standard: [source('/a.jpg', 0)] } },
      { media: 2, type: 'image', sources: { standard: source('/b.jpg', 1_600), small: '/b-small.jpg' } },
      { media: 3, type: 'video', sources: { standard: source('/film.mp4', 1_600) } },
    ],
  })
  expect(product.media).toEqual([
    { original: '/a.jpg', sizes: [{ address: '/a-small.jpg', width: 300 }] },
    { original: '/b.jpg', sizes: [{ address: '/b.jpg', width: 1_600 }] },
  ])
  expect(productOf({ media: [], mediaObjects: [{ sources: { standard: ['/c.jpg'] } }] }).media).toEqual([
    '/c.jpg',
  ])
})

test('the size for link previews is no size of the pictures', () => {
  const share = [`${host}/a-size1200.jpg`]
  const product = productOf({
    media: { standard: ['/a.jpg'], share },
    mediaObjects: [{ sources: { standard: ['/a.jpg'], share: [{ url: share[0], width: 1_200 }] } }],
  })
  expect([product.media, product.preview]).toEqual([['/a.jpg'], share[0]])
  for (const media of [[], { standard: ['/a.jpg'] }, { standard: ['/a.jpg'], share: [] }])
    expect(productOf({ media }).preview).toBeNull()
})

test('search documents have the same pictures', () => {
  const sized = mediaOf({ standard: ['/a.jpg', '/b.jpg'], size320: ['/a-3.jpg', '/b-3.jpg'] })
  expect(sized).toHaveLength(2)
  for (const pictures of [sized, ['/a.svg', '/b.svg'], []])
    expect(mediaOf(mediaLists(pictures))).toEqual(pictures)
  expect(mediaLists(['/a.svg'])).toEqual({ standard: ['/a.svg'] })
})
