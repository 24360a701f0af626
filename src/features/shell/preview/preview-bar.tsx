import { useLocation } from 'react-router'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Notice } from '#src/ui/notice.tsx'
import { type PreviewText, previewId } from './preview.ts'

/** Tells editors that they see drafts, and leads back to what is published. */
export default function PreviewBar({ title, text, end }: PreviewText) {
  const { locale } = useI18n()
  const { pathname } = useLocation()
  return (
    <section id={previewId} aria-label={title}>
      <Notice tone="warning" role="none">
        <p>
          <strong>{title}</strong>
        </p>
        <p>{text}</p>
        {/* Loads the page anew, as nothing of a draft may remain in this one. */}
        <a className="button" href={paths.endPreview(localized(locale, pathname))}>
          {end}
        </a>
      </Notice>
    </section>
  )
}
