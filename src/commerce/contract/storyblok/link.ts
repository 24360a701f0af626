import * as v from 'valibot'

/** The address of a story as a path of the shop, which has no language in it. */
export function shopPathOf(address: string): string {
  return `/${address.replace(/^\/+/, '').replace(/^[a-z]{2}\//, '')}`
}

/** A field of type link: a story, or an address that the editor has typed. */
export const StoryLink = v.pipe(
  v.object({
    linktype: v.nullish(v.string(), ''),
    url: v.nullish(v.string(), ''),
    cached_url: v.nullish(v.string(), ''),
  }),
  v.transform(({ linktype, url, cached_url }) => {
    const address = cached_url || url
    return linktype === 'story' && address !== '' ? shopPathOf(address) : address
  }),
)
