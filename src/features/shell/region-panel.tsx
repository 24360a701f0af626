import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import {
  type CountryChange,
  changeCountryAtom,
  undoCountryChangeAtom,
} from '#src/features/cart/change-country.atoms.ts'
import { ErrorNote } from '#src/features/cart/error-note.tsx'
import { lineName } from '#src/features/cart/line-words.ts'
import { selectionAtom } from '#src/features/cart/selection.atoms.ts'
import { countryPlace } from '#src/features/cart/session.atoms.ts'
import { countryChoices } from '#src/features/region/country-choices.ts'
import { languageNames } from '#src/features/region/language-names.ts'
import { regionFields } from '#src/features/region/region-form.ts'
import { countryName } from '#src/features/region/region-words.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { PassFocus } from '#src/ui/pass-focus.tsx'
import { SettledSelect } from '#src/ui/settled-select.tsx'
import { LanguageLinks } from './language-links.tsx'

/** Kept beside the panel: the page beneath may be one that is not sold there, and take its frame along. */
const countryChangeAtom = atom<CountryChange | null>(null)

interface RegionPanelProps {
  open: boolean
  onClose(): void
}

/** Country and language, each by itself. Default export: it is loaded when it is first wanted. */
export default function RegionPanel({ open, onClose }: RegionPanelProps) {
  const i18n = useI18n()
  const { t } = i18n
  const selection = useAtomValue(selectionAtom)
  const change = useSetAtom(changeCountryAtom)
  const undo = useSetAtom(undoCountryChangeAtom)
  const [changed, setChanged] = useAtom(countryChangeAtom)
  const [busy, setBusy] = useState(false)
  const country = selection?.location.country ?? ''

  async function run(work: () => Promise<CountryChange | null>) {
    setBusy(true)
    setChanged(await work())
    setBusy(false)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get(regionFields.country) ?? '')
    if (!busy && wanted && wanted !== country) void run(() => change(wanted))
  }

  return (
    <Panel open={open} onClose={onClose} title={t('shell.region')} closeLabel={t('cart.close')}>
      <div className="region-panel">
        <Notice tone={changed?.dropped.length ? 'maybe' : 'fits'}>
          {changed ? (
            <>
              <p>{t('region.moved', { country: countryName(country, i18n) })}</p>
              {changed.dropped.length > 0 ? (
                <p>{t('cart.dropped', { names: changed.dropped.map(lineName).join(', ') })}</p>
              ) : null}
              <p className="actions">
                <Button busy={busy} onClick={() => run(async () => ((await undo(changed)) ? null : changed))}>
                  {t('region.undo', { country: countryName(changed.from, i18n) })}
                </Button>
                <PassFocus to=".region-panel select" />
              </p>
            </>
          ) : null}
        </Notice>
        <form className="choices" onSubmit={submit}>
          <Field label={t('region.country')} hint={t('region.countryHint')}>
            {(control) => (
              <SettledSelect {...control} name={regionFields.country} settled={country}>
                {countryChoices([...(selection?.countries ?? []).map((each) => each.country), country], i18n)
                  .filter((choice) => choice.country !== '')
                  .map((choice) => (
                    <option key={choice.country} value={choice.country}>
                      {choice.name}
                    </option>
                  ))}
              </SettledSelect>
            )}
          </Field>
          <Button type="submit" kind="primary" busy={busy}>
            {t('region.save')}
          </Button>
          <ErrorNote place={countryPlace} />
        </form>
        <nav aria-labelledby="region-language">
          <h3 id="region-language">{t('shell.language')}</h3>
          <LanguageLinks names={languageNames} />
        </nav>
      </div>
    </Panel>
  )
}
