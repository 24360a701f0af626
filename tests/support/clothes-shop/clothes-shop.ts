import * as v from 'valibot'
import { allCountries, createCarts, regions } from './cart.ts'
import { listing, liveStock, lookUp, oneProduct, wireBrands, wireCategories } from './catalogue.ts'
import { faq, labels, page, shopFacts } from './content.ts'
import { searchClothes } from './search.ts'

const Body = v.record(v.string(), v.unknown())
const Queries = v.object({ queries: v.array(v.unknown()) })

interface Call {
  method: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
  token: string | null
}

type Naming = 'named' | 'nameless' | 'unreachable'

const notFound = (key: string) => Response.json({ errors: { [key]: 'not found' } }, { status: 404 })

/**
 * The services of a shop that sells clothes and knows nothing of cars: 47 pieces with photographs, sizes, swatches,
 * collections and attributes of its own, in the shapes that the service documents. It stands in for the sandbox.
 * `naming`: whether the content service has names for attributes.
 */
export function createClothesShop(naming: Naming = 'named') {
  const carts = createCarts()
  /** Calls that had no answer but 404, as method and path. */
  const unanswered: string[] = []

  function answer(call: Call): Response {
    const { method, path, query, body, token } = call
    const reply = path.startsWith('/content/')
      ? content(path.slice('/content'.length), query, naming)
      : (catalogue(call) ?? search(path, body) ?? cart(call))
    if (reply instanceof Response) return reply
    if (reply !== null) return Response.json(reply, { status: 'errors' in reply ? 400 : 200 })
    unanswered.push(`${method} ${path}`)
    return Response.json({ token, errors: { uri: 'not found' } }, { status: 404 })
  }

  function cart({ method, path, body, token }: Call): Response | null {
    if (!path.startsWith('/api/checkout/')) return null
    const changed = carts(token, method, path.slice('/api/checkout'.length), body)
    return changed && Response.json(changed.reply, { status: changed.status })
  }

  return {
    unanswered,
    async fetch(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url)
      const text = await request.text()
      const sent = v.safeParse(Body, text === '' ? {} : JSON.parse(text))
      return answer({
        method: request.method,
        path: pathname.replace(/^\/sandbox/, ''),
        query: searchParams,
        body: sent.success ? sent.output : {},
        token: request.headers.get('api-token'),
      })
    },
  }
}

function catalogue({ method, path, body }: Call): object | null {
  const pricelist = Number(body.pricelist ?? 19)
  const [, one] = /^\/api\/(?:checkout|shop)\/products\/(\d+)$/.exec(path) ?? []
  if (one) return path.startsWith('/api/shop/') ? liveStock(one) : (oneProduct(one, pricelist) ?? null)
  switch (`${method} ${path}`) {
    case 'GET /api/checkout/countries/all':
      return allCountries()
    case 'POST /api/checkout/categories':
      return wireCategories()
    case 'GET /api/checkout/brands':
      return wireBrands()
    case 'POST /api/checkout/products':
      return listing(body)
    case 'POST /api/checkout/uri':
      return lookUp(String(body.uri)) ?? notFound('uri')
    default:
      return null
  }
}

function search(path: string, body: unknown): object | null {
  if (/^\/search\/indexes\/products_[a-z]{2}\/search$/.test(path)) return searchClothes(body)
  if (/^\/search\/indexes\/content_[a-z]{2}\/search$/.test(path)) return { hits: [] }
  const several = path === '/search/multi-search' ? v.safeParse(Queries, body) : null
  return several?.success ? { results: several.output.queries.map(searchClothes) } : null
}

function content(path: string, query: URLSearchParams, named: Naming): object | null {
  const language = query.get('language') ?? 'en'
  const [, slug] = /^\/pages\/(.+)$/.exec(path) ?? []
  if (slug) return page(slug) ?? notFound('page')
  if (path.startsWith('/bands/')) return { band: null }
  if (path === '/faq') return faq()
  if (path === '/labels') {
    if (named === 'unreachable') return Response.json({}, { status: 503 })
    return named === 'named' ? labels(language) : notFound('labels')
  }
  if (path !== '/shop') return null
  const region = regions.find(({ country }) => country === query.get('country'))
  return shopFacts(region?.currency ?? 'SEK')
}
