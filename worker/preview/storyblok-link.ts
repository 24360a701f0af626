import { isLocale } from '#src/i18n/locales.ts'
import { localized, splitLocale } from '#src/locale-prefix.ts'
import { isKeyedHash, keyedHash } from '../digest.ts'
import { preview } from '../limits.ts'

/**
 * True if the query was signed by Storyblok's editor within the last hour, as its documentation describes: the SHA-1 of
 * space, preview token and time. `now`: in milliseconds since 1970.
 */
export async function isStoryblokLink(
  query: URLSearchParams,
  { token, now }: { token: string; now: number },
): Promise<boolean> {
  const space = query.get('_storyblok_tk[space_id]') ?? ''
  const time = query.get('_storyblok_tk[timestamp]') ?? ''
  const shown = query.get('_storyblok_tk[token]') ?? ''
  if (!/^\d{1,20}$/.test(space) || !/^\d{1,12}$/.test(time) || !/^[\da-f]{40}$/.test(shown)) return false
  const text = new TextEncoder().encode(`${space}:${token}:${time}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', text))
  const expected = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  // Keyed hashes are compared in constant time.
  const isSigned = await isKeyedHash(await keyedHash(shown, token), new TextEncoder().encode(expected), token)
  return isSigned && now < Number(time) * 1_000 + preview.storyblokLink
}

/** The page that shows a story, by its path, and by the language that the editor has chosen. */
export function pageOfStory(story: string, query: URLSearchParams): string {
  const { locale, path } = splitLocale(story)
  const language = query.get('_storyblok_lang')
  return localized(isLocale(language) ? language : locale, path.startsWith('/bands/') ? '/' : path)
}
