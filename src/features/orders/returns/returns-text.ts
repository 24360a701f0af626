import { colonOf } from '#src/i18n/colon.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'

export type ReturnsText = ReturnType<typeof returnsText>

/** The texts of the screen that are the same for every order. */
export function returnsText({ t, locale }: ServerI18n) {
  return {
    choose: t('returns.choose'),
    none: t('returns.none'),
    parts: t('returns.parts'),
    reason: t('returns.reason'),
    chooseReason: t('returns.chooseReason'),
    note: t('returns.note'),
    noteHint: t('returns.noteHint'),
    send: t('returns.send'),
    byMail: t('returns.byMail'),
    terms: t('returns.terms'),
    law: t('returns.law'),
    sent: t('returns.sent'),
    received: `${t('withdraw.time')}${colonOf(locale)}`,
    more: t('returns.more'),
  }
}
