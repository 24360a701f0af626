import * as paths from '#src/paths.ts'
import { isKeyedHash, keyedHash } from '../digest.ts'

/**
 * The address, without origin, that opens a preview of drafts at a page. `page`: its path, with the prefix of its
 * language. `until`: seconds since 1970. `secret`: `PREVIEW_SECRET`.
 */
export async function signPreviewLink(page: string, until: number, secret: string): Promise<string> {
  const signature = await keyedHash(signedText(page, String(until)), secret)
  return `${paths.preview(page)}?${new URLSearchParams({ until: String(until), signature })}`
}

/** True if the query of a link was signed for this page, and its time is not over. `now`: in milliseconds since 1970. */
export async function isPreviewLink(
  page: string,
  query: URLSearchParams,
  { secret, now }: { secret: string; now: number },
): Promise<boolean> {
  const until = query.get('until') ?? ''
  const signature = query.get('signature') ?? ''
  if (!/^\d{1,12}$/.test(until) || !/^[\da-f]{64}$/.test(signature)) return false
  const signed = new TextEncoder().encode(signedText(page, until))
  return (await isKeyedHash(signature, signed, secret)) && now < Number(until) * 1_000
}

/** Differs from every text that the same secret signs for another purpose. */
function signedText(page: string, until: string): string {
  return JSON.stringify(['preview link', page, until])
}
