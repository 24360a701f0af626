import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, use, useState } from 'react'
import { OwnAddressContext } from '#src/effects/router/own-address.ts'
import {
  changeCountryAtom,
  countrySlot,
  undoCountryChangeAtom,
} from '#src/features/cart/commands/change-country.atoms.ts'
import { shopFactsAtom } from '#src/features/cart/commands/shop-facts.atoms.ts'
import { ErrorMessage } from '#src/features/cart/line/error-message.tsx'
import { CountryChangeNotice } from '#src/features/cart/panel/country-change-notice.tsx'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { pricedCountries } from '#src/features/region/country-choices.ts'
import { DeliveryBlock } from '#src/features/region/delivery-block.tsx'
import { deliveryTable } from '#src/features/region/delivery-table.ts'
import { CountryOptions, LanguageField } from '#src/features/region/region-choices.tsx'
import { regionFields } from '#src/features/region/region-fields.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { SyncedSelect } from '#src/ui/controls/synced-select.tsx'
import { Panel } from '#src/ui/panel.tsx'

interface RegionPanelProps {
  open: boolean
  onClose(): void
}

export default function RegionPanel({ open, onClose }: RegionPanelProps) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const selection = useAtomValue(selectionAtom)
  const facts = useAtomValue(shopFactsAtom)
  const change = useSetAtom(changeCountryAtom)
  const undo = useSetAtom(undoCountryChangeAtom)
  const back = use(OwnAddressContext)
  const [busy, setBusy] = useState(false)
  const country = selection?.location.country ?? ''
  const regions = [...(selection?.countries ?? []), { country, currency: selection?.currency }]
  const delivery = facts && country ? deliveryTable(facts, country, i18n) : null

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget)
    // Another language is another document: the browser posts the form.
    if (!busy && form.get(regionFields.language) !== locale) return
    event.preventDefault()
    const wanted = String(form.get(regionFields.country) ?? '')
    if (busy || !wanted || wanted === country) return
    setBusy(true)
    await change(wanted)
    setBusy(false)
  }

  return (
    <Panel open={open} onClose={onClose} title={t('shell.region')} closeLabel={t('cart.close')}>
      <div className="region-panel">
        <CountryChangeNotice undo={undo} focus=".region-panel select" />
        <form className="choices" method="post" action={localized(locale, paths.region())} onSubmit={submit}>
          <input type="hidden" name={regionFields.back} value={back} />
          <Field label={t('region.country')} hint={t('region.countryHint')}>
            {(control) => (
              <SyncedSelect {...control} name={regionFields.country} settled={country}>
                <CountryOptions
                  countries={pricedCountries(regions, i18n).filter((choice) => choice.country !== '')}
                />
              </SyncedSelect>
            )}
          </Field>
          <LanguageField />
          <Button type="submit" kind="primary" busy={busy}>
            {t('region.save')}
          </Button>
          <ErrorMessage slot={countrySlot} />
        </form>
        {delivery ? <DeliveryBlock table={delivery} /> : null}
      </div>
    </Panel>
  )
}
