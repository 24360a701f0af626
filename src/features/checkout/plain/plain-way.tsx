import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import { Notice } from '#src/ui/notice.tsx'

interface PlainWayProps {
  /** A path without locale: the page that does the same without script. */
  to: string
  label: string
}

/** Leads browsers without script to another page, at once or by a link where the browser does not refresh pages. */
export function PlainWay({ to, label }: PlainWayProps) {
  const { locale } = useI18n()
  const address = localized(locale, to)
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <Notice>
        <a href={address}>{label}</a>
      </Notice>
    </noscript>
  )
}
