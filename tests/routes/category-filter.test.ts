import { expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { type FilterBox, filterBoxes, filterQuery } from '#tests/support/shop/filter-boxes.ts'
import { createTestShop, fetchCatalogue, textOf } from '#tests/support/shop/test-shop.ts'

const { categories } = await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })
const shop = await createTestShop()

const boxesOf = (html: string) => filterBoxes(html).filter(({ field }) => field === 'categories')
/** The category of a box: brands name categories by id, searches by URI. */
const categoryOf = ({ value }: FilterBox) =>
  categories.find(({ category, uri }) => category === value || uri === value)
const parentOf = (box: FilterBox) => categoryOf(box)?.parent

async function read(path: string) {
  const response = await shop.fetch(path, { headers: { 'x-test-country': 'SE' } })
  const html = await response.text()
  await shop.settle()
  return {
    html,
    boxes: boxesOf(html),
    count: Number(/ of ([\d,]+) products?/.exec(textOf(html))?.[1]?.replace(',', '')),
    removals: [...html.matchAll(/<a[^>]*aria-label="Remove filter: ([^"]+)"[^>]*>/g)].map(
      ([link, name = '']) => ({
        name,
        path: /href="([^"]+)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? '',
      }),
    ),
  }
}

/** Sends the form without script, with one box ticked or not. */
async function send(path: string, html: string, box: FilterBox, isTicked: boolean) {
  const query = filterQuery(html, (boxes) =>
    boxes.map((each) =>
      each.field === box.field && each.value === box.value ? { ...each, isTicked } : each,
    ),
  )
  const [address = ''] = path.split('?')
  const response = await shop.fetch(`${address}?${query}`)
  return read(response.headers.get('location') ?? '')
}

test.each(['/b/hallbrook', '/search?keyword=brake+volvo+240'])(
  'the categories of %s are the top ones, and a chosen one shows those below it, which narrow it',
  async (path) => {
    const whole = await read(path)
    expect(whole.boxes.length).toBeGreaterThan(1)
    expect(whole.boxes.map(parentOf)).toEqual(whole.boxes.map(() => null))

    const [top] = whole.boxes.toSorted((left, right) => Number(right.count) - Number(left.count))
    if (!top) throw new Error('No category')
    const opened = await send(path, whole.html, top, true)
    expect(opened.count).toBe(top.count)
    const below = opened.boxes.filter((box) => parentOf(box) !== null)
    expect(below.length).toBeGreaterThan(1)
    expect(new Set(below.map(parentOf))).toEqual(new Set([categoryOf(top)?.category]))
    expect(opened.boxes.length - below.length).toBe(whole.boxes.length)

    const child = below.find(({ count }) => count && count < opened.count)
    if (!child) throw new Error('No category below that narrows the list')
    const narrowed = await send(path, opened.html, child, true)
    expect(narrowed.count).toBe(child.count)
    expect(narrowed.boxes.filter(({ isTicked }) => isTicked).map(({ value }) => value)).toEqual([
      top.value,
      child.value,
    ])
    expect(narrowed.removals.map(({ name }) => name)).toEqual([`Category: ${child.text}`])
    expect(new URL(narrowed.removals[0]?.path ?? '', shop.origin).searchParams.has('filters')).toBe(false)

    const wider = await send(path, narrowed.html, child, false)
    expect(wider.count).toBe(opened.count)
  },
)
