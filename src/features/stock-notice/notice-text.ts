import type { I18n } from '#src/i18n/i18n.ts'
import type { NoticeOutcome } from './request-notice.atoms.ts'

/** `missing`: nothing was typed, and the visitor has no saved address. */
export type NoticeCase = NoticeOutcome | 'missing'

export interface NoticeTexts {
  done: string | null
  problem: string | null
  field: string | null
}

/** The texts of the form for a case, null before the first. `email` is the sent address, empty for a customer's own. */
export function noticeTexts(
  { t }: Pick<I18n, 't'>,
  noticeCase: NoticeCase | null,
  email: string,
): NoticeTexts {
  const none = { done: null, problem: null, field: null }
  switch (noticeCase) {
    case null:
      return none
    case 'sent':
      return { ...none, done: email ? t('stockNotice.done', { email }) : t('stockNotice.doneCustomer') }
    case 'missing':
      return { ...none, field: t('forms.required') }
    case 'invalid':
      return { ...none, field: t('forms.email') }
    default:
      return { ...none, problem: t(`stockNotice.${noticeCase}`) }
  }
}
