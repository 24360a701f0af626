import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import {
  changeCountryAtom,
  countrySlot,
  undoCountryChangeAtom,
} from '#src/features/cart/commands/change-country.atoms.ts'
import { ErrorMessage } from '#src/features/cart/line/error-message.tsx'
import { CountryChangeNotice } from '#src/features/cart/panel/country-change-notice.tsx'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { countryChoices } from '#src/features/region/country-choices.ts'
import { regionFields } from '#src/features/region/region-fields.ts'
import { languageName } from '#src/features/region/region-text.ts'
import { locales } from '#src/i18n/locales.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { SyncedSelect } from '#src/ui/controls/synced-select.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { LanguageLinks } from '../footer/language-links.tsx'

interface RegionPanelProps {
  open: boolean
  onClose(): void
}

export default function RegionPanel({ open, onClose }: RegionPanelProps) {
  const i18n = useI18n()
  const { t } = i18n
  const selection = useAtomValue(selectionAtom)
  const change = useSetAtom(changeCountryAtom)
  const undo = useSetAtom(undoCountryChangeAtom)
  const [busy, setBusy] = useState(false)
  const country = selection?.location.country ?? ''

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get(regionFields.country) ?? '')
    if (busy || !wanted || wanted === country) return
    setBusy(true)
    await change(wanted)
    setBusy(false)
  }

  return (
    <Panel open={open} onClose={onClose} title={t('shell.region')} closeLabel={t('cart.close')}>
      <div className="region-panel">
        <CountryChangeNotice undo={undo} focus=".region-panel select" />
        <form className="choices" onSubmit={submit}>
          <Field label={t('region.country')} hint={t('region.countryHint')}>
            {(control) => (
              <SyncedSelect {...control} name={regionFields.country} settled={country}>
                {countryChoices(
                  [...(selection?.countries ?? []).map((entry) => entry.country), country],
                  i18n,
                )
                  .filter((choice) => choice.country !== '')
                  .map((choice) => (
                    <option key={choice.country} value={choice.country}>
                      {choice.name}
                    </option>
                  ))}
              </SyncedSelect>
            )}
          </Field>
          <Button type="submit" kind="primary" busy={busy}>
            {t('region.save')}
          </Button>
          <ErrorMessage slot={countrySlot} />
        </form>
        <nav aria-labelledby="region-language">
          <h3 id="region-language">{t('shell.language')}</h3>
          <LanguageLinks names={locales.map(languageName)} />
        </nav>
      </div>
    </Panel>
  )
}
