import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { MoveFocusOnRemoval } from '#src/effects/focus/move-focus-on-removal.tsx'
import { countryName } from '#src/features/region/region-text.ts'
import { formatMoney, intlLocale } from '#src/i18n/format.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { type CountryChange, countryChangeAtom } from '../commands/change-country.atoms.ts'
import { lineName, nameList } from '../line-text.ts'
import { selectionAtom } from '../state/selection.atoms.ts'

interface CountryChangeNoticeProps {
  undo(): Promise<unknown>
  /** Selector of the element that gets the focus when the button disappears. */
  focus: string
}

export function CountryChangeNotice({ undo, focus }: CountryChangeNoticeProps) {
  const i18n = useI18n()
  const { t } = i18n
  const change = useAtomValue(countryChangeAtom)
  const [busy, setBusy] = useState(false)

  async function goBack() {
    setBusy(true)
    await undo()
    setBusy(false)
  }

  return (
    <Notice tone={change?.unavailable.length ? 'warning' : 'information'}>
      {change ? (
        <>
          <ChangeWords change={change} />
          <p className="actions">
            <Button size="small" busy={busy} onClick={goBack}>
              {t('region.undo', { country: countryName(change.from.country, i18n) })}
            </Button>
            <MoveFocusOnRemoval to={focus} />
          </p>
        </>
      ) : null}
    </Notice>
  )
}

function ChangeWords({ change: { from, to, totalBefore, unavailable } }: { change: CountryChange }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const selection = useAtomValue(selectionAtom)
  if (!selection) return null
  const { currency, totals, lines } = selection
  const before =
    totalBefore && formatMoney(totalBefore.amount, totalBefore.currency, intlLocale(locale, from.country))
  const after = totals.grandTotal !== null && formatMoney(totals.grandTotal, currency, intlLocale(locale, to))
  return (
    <>
      <p>{t('region.moved', { country: countryName(to, i18n), currency })}</p>
      {/* Totals of different carts do not compare prices. */}
      {before && after && before !== after && unavailable.length === 0 && lines.length > 0 ? (
        <p>{t('region.totals', { before, after })}</p>
      ) : null}
      {unavailable.length > 0 ? (
        <p>{t('cart.dropped', { names: nameList(unavailable.map(lineName)) })}</p>
      ) : null}
    </>
  )
}
