import { useLocation } from 'react-router'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Notice } from '#src/ui/notice.tsx'

/** The texts of the bar, from the server: only editors need them. */
export interface PreviewText {
  title: string
  text: string
  end: string
}

export function previewText({ t }: Pick<ServerI18n, 't'>): PreviewText {
  return { title: t('preview.title'), text: t('preview.text'), end: t('preview.end') }
}

const id = 'draft-preview'

/** True in a browser that shows drafts, or has shown them until a moment ago. */
export const isPreviewShown = () => document.getElementById(id) !== null

/** Tells editors that they see drafts, and leads back to what is published. */
export function PreviewBar({ title, text, end }: PreviewText) {
  const { locale } = useI18n()
  const { pathname } = useLocation()
  return (
    <section id={id} aria-label={title}>
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
