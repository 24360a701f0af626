import type { PageLinkProps } from '#src/effects/router/page-link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/paths.ts'

/** A link that the browser follows: the page it leads to is a document with response headers of its own. */
export function DocumentLink({ to, prefetch: _, ...rest }: PageLinkProps) {
  const { locale } = useI18n()
  return <a {...rest} href={localized(locale, to)} />
}
