import type { ServerI18n } from '#src/i18n/i18n.ts'

type MissingPart = 'part.unavailable' | 'part.setUnavailable'

export function loadFailedText({ t }: ServerI18n, part: MissingPart = 'part.unavailable'): string {
  return `${t(part)} ${t('part.again')}`
}
