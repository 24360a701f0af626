import type { I18n } from '#src/i18n/i18n.ts'

/** The working days from dispatch to arrival: "1–3 working days". */
export function daysText({ min, max }: { min: number; max: number }, { t }: Pick<I18n, 't'>): string {
  return min === max ? t('checkout.days', { count: max }) : t('checkout.daysRange', { min, max })
}
