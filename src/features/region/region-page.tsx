import type { ReactNode } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { WithAside } from '#src/ui/with-aside.tsx'
import type { PricedCountry } from './country-choices.ts'
import { type DroppedLine, serializeDroppedLine } from './dropped-line.ts'
import { CountryOptions, LanguageField } from './region-choices.tsx'
import { regionFields } from './region-fields.ts'

export interface RegionOutcome {
  tone: 'warning' | 'error'
  text: string
  undo: { country: string; label: string; dropped: DroppedLine[]; more: number } | null
}

interface RegionPageProps {
  countries: PricedCountry[]
  country: string
  back: string
  outcome: RegionOutcome | null
  /** The terms that apply in the country: a block beside the form. */
  aside: ReactNode
}

export function RegionPage({ countries, country, back, outcome, aside }: RegionPageProps) {
  const { t, locale } = useI18n()
  const address = localized(locale, paths.region())
  return (
    <WithAside header={<h1>{t('shell.region')}</h1>} label={t('region.country')} aside={aside}>
      {outcome ? (
        <Notice tone={outcome.tone} role="alert">
          <p>{outcome.text}</p>
          {outcome.undo ? (
            <form method="post" action={address}>
              <input type="hidden" name={regionFields.country} value={outcome.undo.country} />
              <input type="hidden" name={regionFields.back} value={back} />
              {outcome.undo.dropped.map(serializeDroppedLine).map((line) => (
                <input key={line} type="hidden" name={regionFields.restore} value={line} />
              ))}
              <input type="hidden" name={regionFields.more} value={outcome.undo.more} />
              <Button type="submit">{outcome.undo.label}</Button>
              <a className="button" href={localized(locale, back)}>
                {t('region.continue')}
              </a>
            </form>
          ) : null}
        </Notice>
      ) : null}
      <form method="post" action={address} className="choices sheet">
        <input type="hidden" name={regionFields.back} value={back} />
        <Field label={t('region.country')} hint={t('region.countryHint')}>
          {(control) => (
            <Select {...control} key={country} name={regionFields.country} defaultValue={country}>
              <CountryOptions countries={countries} />
            </Select>
          )}
        </Field>
        <LanguageField />
        <Button type="submit" kind="primary">
          {t('region.save')}
        </Button>
      </form>
    </WithAside>
  )
}
