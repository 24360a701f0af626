import { describe, expect, test } from 'vitest'
import { readBook } from '#tests/support/sandbox/measured-page.ts'
import { operator, setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()
const names = ['pixel', 'data-layer', 'partner', 'errors', 'conversions']

const load = (path: string) =>
  backend.sandbox.fetch(`/partner/load?${new URLSearchParams({ path, locale: 'sv' })}`)

describe('the books', () => {
  test('are open to whom the console is', async () => {
    for (const name of names) {
      expect((await backend.sandbox.fetch(`/__books/${name}`)).status).toBe(403)
      expect(await readBook(backend.sandbox, name)).toEqual([])
    }
    expect((await backend.sandbox.fetch('/__books/orders', { headers: operator })).status).toBe(404)
  })

  test('are emptied by a reset', async () => {
    await load('/')
    expect(await readBook(backend.sandbox, 'partner')).toHaveLength(1)
    await backend.reset()
    expect(await readBook(backend.sandbox, 'partner')).toEqual([])
  })

  test('are shown in the console, the latest entry first, and as text', async () => {
    for (const path of ['/first', '/<b>second']) await load(path)
    const page = await (await backend.sandbox.fetch('/', { headers: operator })).text()
    for (const heading of ['Conversions', 'Pixel', 'Data layer', 'Partner', 'Errors'])
      expect(page).toMatch(new RegExp(`<h2 id="[a-z-]+">${heading}</h2>`))
    const [, table = ''] = /<h2 id="partner">(.*?)<\/section>/s.exec(page) ?? []
    expect([...table.matchAll(/<td>(\/.*?)<\/td>/g)].map(([, path]) => path)).toEqual([
      '/&lt;b&gt;second',
      '/first',
    ])
  })

  test('keep and show the latest entries', async () => {
    const insert = `with recursive n (i) as (select 1 union all select i + 1 from n where i < 2000)
      insert into book_entry (book, event, written, entry)
      select 'partner', '', 0, json_object('path', '/' || i, 'locale', 'sv') from n`
    backend.sandbox.sql.run(insert.replace("'partner'", "'errors'"))
    backend.sandbox.sql.run(insert)
    await load('/last')
    const count = `select count(*) as kept from book_entry where book = ?`
    expect(backend.sandbox.sql.all(count, 'partner')).toEqual([{ kept: 2_000 }])
    expect(backend.sandbox.sql.all(count, 'errors')).toEqual([{ kept: 2_000 }])
    const entries = await readBook(backend.sandbox, 'partner')
    expect([entries.length, entries[0]?.path, entries.at(-1)?.path]).toEqual([1_000, '/1002', '/last'])
    const page = await (await backend.sandbox.fetch('/', { headers: operator })).text()
    const [, table = ''] = /<h2 id="partner">(.*?)<\/section>/s.exec(page) ?? []
    expect(table.split('<tr>').length - 1).toBe(201)
  })
})
