import type { Context } from 'hono'
import { boundedBytes } from '#src/bounded-body.ts'
import { maxCarPhotoBytes } from '#src/config.ts'
import { createCarPhotos, type StoredCarPhotos } from '../car-photos/car-photos.ts'
import type { Edge } from '../context.ts'
import { createRequestPorts } from '../upstream/create-request-ports.ts'
import { createVisitorCart } from '../visitor/visitor-cart.ts'

const statuses = {
  removed: 204,
  none: 204,
  notFound: 404,
  notPicture: 415,
  limited: 429,
  failed: 503,
} as const

/**
 * `/api/car-photo/{car}`: GET, HEAD, DELETE, and PUT of a JPEG or WebP, which returns `{ photo }`, its version. 404 for
 * everyone but the owner, whether there is a photo or not; 415 for other files, 429 for too many, 503 if a service
 * failed.
 */
export async function carPhoto(c: Context<Edge, '/api/car-photo/:car'>): Promise<Response> {
  const cart = createVisitorCart(createRequestPorts(c), c.req.header('cookie') ?? '')
  const photos = createCarPhotos(c, cart)
  if (!photos || !cart.hasToken) return new Response(null, { status: 404 })
  const response = await answer(c.req.raw, photos, c.req.param('car'))
  const cookie = cart.cookie()
  // A guest's new token could arrive after that of a log-in, and replace it.
  if (cookie && response.ok) response.headers.append('set-cookie', cookie)
  return response
}

async function answer(request: Request, photos: StoredCarPhotos, car: string): Promise<Response> {
  switch (request.method) {
    case 'PUT':
      return put(request, photos, car)
    case 'DELETE':
      return new Response(null, { status: statuses[await photos.remove(car)] })
    default: {
      const read = await photos.read(car)
      if (read.kind !== 'found') return new Response(null, { status: statuses[read.kind] })
      const { type, bytes } = read.picture
      return new Response(request.method === 'HEAD' ? null : bytes, {
        headers: { 'content-type': type, 'content-disposition': 'inline' },
      })
    }
  }
}

async function put(request: Request, photos: StoredCarPhotos, car: string): Promise<Response> {
  const file = await boundedBytes(request.body, maxCarPhotoBytes).catch(() => null)
  if (!file) return new Response(null, { status: 413 })
  const saved = await photos.save(car, file)
  if (saved.kind === 'saved') return Response.json({ photo: saved.photo })
  return new Response(null, { status: statuses[saved.kind] })
}
