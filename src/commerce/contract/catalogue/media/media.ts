import * as v from 'valibot'
import { Count, listOf } from '../../wire.ts'
import { originalOf, type PictureFiles, sizesOf } from './picture-files.ts'

const maxLength = 2_000
/** Maximum number of sizes that are read of a picture. */
const maxSizes = 20

/** A URL that browsers may load a picture from: http, https, or a path of the shop's own origin. */
const PictureAddress = v.pipe(
  v.string(),
  v.maxLength(maxLength),
  v.check(
    (text) => (text.startsWith('/') ? isOwnPath(text) : isWebAddress(text)),
    'the address of a picture',
  ),
)

type Lists = Record<string, (string | null)[]>

const lists = v.nullish(v.record(v.string(), v.nullish(v.array(v.nullable(PictureAddress)), [])), {})

/** The size of pictures for link previews, 1200 × 630: a part of the picture may be cut off, so pages do not show it. */
const previewSize = 'share'

/**
 * The pictures of a product, best first, from the lists of their URLs by the name of a size. The service sends `[]` if
 * there are none.
 */
export const Media = v.pipe(lists, v.transform(listedPictures))

/** The same, and the picture for link previews; null if the service has none. */
export const MediaWithPreview = v.pipe(
  lists,
  v.transform((lists) => ({ pictures: listedPictures(lists), preview: lists[previewSize]?.[0] ?? null })),
)

const source = v.pipe(
  v.union([PictureAddress, v.object({ url: PictureAddress, width: Count })]),
  v.transform((file) => (typeof file === 'string' ? { url: file, width: null } : file)),
)
const mediaObject = v.object({
  type: v.nullish(v.string(), 'image'),
  sources: v.record(
    v.string(),
    v.union([
      listOf(source),
      v.pipe(
        source,
        v.transform((file) => [file]),
      ),
    ]),
  ),
})

/** The same as objects, of which each has the files of one picture by the name of a size. */
export const MediaObjects = v.pipe(
  listOf(mediaObject),
  v.transform((objects) =>
    objects.filter(({ type }) => type === 'image').flatMap(({ sources }) => objectPicture(sources) ?? []),
  ),
)

/** The pictures of a reply that has lists, objects or both; of both, the sizes of the objects. */
export function mergePictures(listed: PictureFiles[], objects: PictureFiles[]): PictureFiles[] {
  if (listed.length === 0) return objects
  const sized = objects.filter((picture) => typeof picture !== 'string')
  const byOriginal = new Map(sized.map((picture) => [picture.original, picture]))
  return listed.map((picture) => byOriginal.get(originalOf(picture)) ?? picture)
}

/** Pictures as lists of URLs by the name of a size, of which `Media` reads the same pictures. */
export function mediaLists(pictures: readonly PictureFiles[]): Record<string, string[]> {
  const [first] = pictures
  const widths = first === undefined || typeof first === 'string' ? [] : first.sizes.map(({ width }) => width)
  const lists = widths.flatMap((width): [string, string[]][] => {
    const files = pictures.flatMap((picture) => sizesOf(picture).find((size) => size.width === width) ?? [])
    return files.length === pictures.length ? [[`w${width}`, files.map(({ address }) => address)]] : []
  })
  return { standard: pictures.map(originalOf), ...Object.fromEntries(lists) }
}

interface NamedFile {
  name: string
  address: string
  width: number | null
}

/** Lists belong together by their order; one of another length has gaps in unknown places, and is not read. */
function listedPictures(lists: Lists): PictureFiles[] {
  const named = Object.entries(lists).slice(0, maxSizes)
  const standard = lists.standard ?? named[0]?.[1] ?? []
  return standard.flatMap((original, index) => {
    if (original === null) return []
    const files = named.flatMap(([name, { [index]: address, length }]) =>
      address && length === standard.length ? { name, address, width: null } : [],
    )
    return toPicture(original, files)
  })
}

function objectPicture(
  sources: Record<string, { url: string; width: number | null }[]>,
): PictureFiles | null {
  const files = Object.entries(sources).flatMap(([name, list]) =>
    list.map(({ url, width }) => ({ name, address: url, width })),
  )
  const original = files.find(({ name }) => name === 'standard') ?? files[0]
  return original ? toPicture(original.address, files.slice(0, maxSizes)) : null
}

function toPicture(original: string, named: NamedFile[]): PictureFiles {
  const files = named.filter(({ name }) => name !== previewSize)
  if (files.every(({ address }) => address === original)) return original
  const widths = new Map<string, number>()
  for (const file of files) {
    const width = widthOf(file)
    const isNew = !widths.has(file.address) && ![...widths.values()].includes(width)
    if (width > 0 && isNew) widths.set(file.address, width)
  }
  const sizes = [...widths].map(([address, width]) => ({ address, width }))
  return sizes.length > 0
    ? { original, sizes: sizes.sort((one, other) => one.width - other.width) }
    : original
}

/**
 * The width that the service states: as a number, in the name of the size (`w800`, `size1024`, `1350x0`), or as its media
 * server ends file names (`-size1024.jpg`, `-1350x0.jpg`). 0 if it states none.
 */
function widthOf({ name, address, width }: NamedFile): number {
  if (width !== null && width > 0) return Math.round(width)
  const [, ofName] = /^(?:\D*[^\d.])?(\d{2,4})(?:x\d{1,4}|px|w)?$/i.exec(name) ?? []
  const [, ofSize, ofFree] = /-(?:size(\d{2,4})|(\d{2,4})x0)\.\w+(?:\?|$)/.exec(address) ?? []
  return Number(ofName ?? ofSize ?? ofFree ?? 0)
}

/** True if a text is a path: it begins with exactly one slash, because `//` and `/\` begin another host's URL. */
function isOwnPath(text: string): boolean {
  return /^\/(?!\/)[^\\\s]*$/.test(text) && URL.canParse(text, 'https://shop.invalid')
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
