import { originalOf } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import { noncePolicy } from '#worker/headers/content-security.ts'
import type { Check, CheckedShop } from '../checked-shop.ts'
import { counted, defect, type Finding, listed, note, quoted, works } from '../finding.ts'

/** Pictures that are loaded. */
const tried = 8
/** Bytes above which a picture is too large for a list of twenty. */
const largeBytes = 500_000

/** Products have pictures that browsers may load, of reasonable size. */
export const checkPictures: Check = async (shop) => {
  const { products } = await shop.facts.sample()
  const { PUBLIC_ORIGIN } = shop.variables
  const media = products.map(({ product }) => product.media)
  const without = media.filter(({ length }) => length === 0).length
  const addresses = [...new Set(media.flat().map(originalOf))].map(
    (address) => new URL(address, PUBLIC_ORIGIN),
  )
  const blocked = blockedOrigins(shop, addresses)
  return [
    ...(without > 0
      ? [
          note(
            `${counted(without, 'product')} of ${products.length} looked at have no picture.`,
            'Add pictures, and make sure that the Checkout API plugin returns the size standard.',
          ),
        ]
      : []),
    ...blocked.map((origin) =>
      defect(
        `Browsers may not load pictures from ${origin}, which IMAGE_HOSTS does not have.`,
        'Add the origin to IMAGE_HOSTS.',
      ),
    ),
    ...(await loadedFindings(shop, addresses)),
  ]
}

function blockedOrigins({ variables }: CheckedShop, addresses: readonly URL[]): string[] {
  const permitted = noncePolicy(variables, 'open').imgSrc
  const origins = new Set(addresses.map(({ origin }) => origin))
  return [...origins].filter((origin) => origin !== variables.PUBLIC_ORIGIN && !permitted.includes(origin))
}

interface Picture {
  address: URL
  /** Why it cannot be shown; empty if it can. */
  fault: string
  bytes: number
}

async function loadedFindings(shop: CheckedShop, addresses: readonly URL[]): Promise<Finding[]> {
  const step = Math.max(1, Math.floor(addresses.length / tried))
  const chosen = addresses.filter((_, at) => at % step === 0).slice(0, tried)
  const pictures = await Promise.all(chosen.map((address) => load(shop, address)))
  const faulty = pictures.filter(({ fault }) => fault !== '')
  const sound = pictures.filter(({ fault }) => fault === '')
  const large = sound.filter(({ bytes }) => bytes > largeBytes)
  const largest = Math.max(0, ...sound.map(({ bytes }) => bytes))
  return [
    ...(sound.length > 0
      ? [
          works(
            `${counted(sound.length, 'picture')} could be loaded; the largest has ${Math.ceil(largest / 1_000).toLocaleString('en')} kB.`,
          ),
        ]
      : []),
    ...(faulty.length > 0
      ? [
          defect(
            `${counted(faulty.length, 'picture')} of ${pictures.length} cannot be shown: ${listed(faulty.map(({ address, fault }) => `${quoted(placeOf(address))} (${fault})`))}.`,
            'Compare their addresses with what the service has.',
          ),
        ]
      : []),
    ...(large.length > 0
      ? [
          note(
            `${counted(large.length, 'picture')} of ${pictures.length} have more than ${largeBytes / 1_000} kB, such as ${quoted(placeOf(large[0]?.address))}.`,
            'Give the size standard of the service a smaller width, such as 1,200 pixels, so that lists load fast.',
          ),
        ]
      : []),
  ]
}

async function load({ services }: CheckedShop, address: URL): Promise<Picture> {
  try {
    const response = await services.fetch(new Request(address, { headers: { accept: 'image/*' } }))
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok) {
      await response.body?.cancel()
      return { address, fault: `status ${response.status}`, bytes: 0 }
    }
    const { byteLength } = await response.arrayBuffer()
    const fault = /^image\//i.test(type) ? '' : `content type ${quoted(type)}`
    return { address, fault, bytes: byteLength }
  } catch {
    return { address, fault: 'no answer', bytes: 0 }
  }
}

/** An address without its query, which may be signed. */
function placeOf(address: URL | undefined): string {
  return address ? address.origin + address.pathname : ''
}
