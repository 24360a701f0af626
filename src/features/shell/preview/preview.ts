import type { ServerI18n } from '#src/i18n/i18n.ts'

/** The texts of the bar, from the server: only editors need them. */
export interface PreviewText {
  title: string
  text: string
  end: string
}

export function previewText({ t }: Pick<ServerI18n, 't'>): PreviewText {
  return { title: t('preview.title'), text: t('preview.text'), end: t('preview.end') }
}

export const previewId = 'draft-preview'

/** True in a browser that shows drafts, or has shown them until a moment ago. */
export const isPreviewShown = () => document.getElementById(previewId) !== null
