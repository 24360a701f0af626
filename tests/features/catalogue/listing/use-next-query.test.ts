import { expect, test } from 'vitest'
import { withoutValues } from '#src/features/catalogue/filters/filter-query.ts'
import { listingSearch, parseListing } from '#src/features/catalogue/listing/listing.ts'
import { pendingQuery } from '#src/features/catalogue/listing/use-next-query.ts'

const read = (address: string) => parseListing(new URLSearchParams(address))
const next = (shown: ReturnType<typeof read>, pending: string) =>
  pendingQuery(shown, new URLSearchParams(pending))

test('a choice adds to one whose list is still loading', () => {
  const query = next(read('?page=2'), '?filters={"brands":["2"]}&view=table')
  const search = listingSearch({ ...query, order: 'Latest' })
  expect(decodeURIComponent(search)).toBe('?order=Latest&filters={"brands":["2"]}&view=table')
})

test('the car of a list stays, and can be removed, while a choice is loading', () => {
  const vehicles = ['volvo-240-b21a', 'volvo-240-b23e']
  const shown = {
    ...read('?car=volvo-240'),
    ...{ car: { key: 'volvo-240', vehicles }, filters: new Map([['vehicle.id', vehicles]]) },
  }
  const query = next(shown, '?car=volvo-240&filters={"brands":["2"]}')
  expect(decodeURIComponent(listingSearch(query))).toBe('?car=volvo-240&filters={"brands":["2"]}')
  const removed = { ...query, filters: withoutValues(query.filters, 'vehicle.id', vehicles) }
  expect(decodeURIComponent(listingSearch(removed))).toBe('?filters={"brands":["2"]}')
  const all = next(shown, '?car=volvo-240&show=all&order=Latest')
  expect(listingSearch(all)).toBe('?order=Latest&car=volvo-240&show=all')
  expect(listingSearch(next(shown, '?car=saab-99'))).toBe('?car=saab-99')
})

test('a choice in a search does not belong to another search that is loading', () => {
  const shown = { ...read('?order=Latest'), keyword: 'disc' }
  expect(next(shown, '?keyword=drum')).toBe(shown)
  expect(next(shown, '?keyword=disc&view=table')).toMatchObject({ keyword: 'disc', view: 'table' })
})
