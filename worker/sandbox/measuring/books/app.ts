import { Hono } from 'hono'
import * as v from 'valibot'
import { type ConsoleEnv, consoleOnly } from '../../console/access.ts'
import { BookName, readBook } from './books.ts'

/** The books as JSON, for who may see the console: `GET /__books/{book}` answers `{ entries }`, the oldest first. */
export function booksApp(): Hono<ConsoleEnv> {
  const app = new Hono<ConsoleEnv>()
  app.get('/__books/:book', consoleOnly, (c) => {
    const book = v.safeParse(BookName, c.req.param('book'))
    if (!book.success) return c.json({ errors: { book: 'not found' } }, 404)
    c.header('cache-control', 'no-store')
    return c.json({ entries: readBook(c.var.world, book.output) })
  })
  return app
}
