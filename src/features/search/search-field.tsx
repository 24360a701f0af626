import { use, useCallback, useRef } from 'react'
import { OwnAddressContext } from '#src/effects/router/own-address.ts'
import { keywordField } from '#src/features/catalogue/keyword-field.ts'
import { useCarriedCar } from '#src/features/catalogue/listing/car/carried-car.ts'
import { ForCarsContext } from '#src/features/garage/for-cars.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { useLazyOnIntent } from '#src/ui/loading/use-lazy-on-intent.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { maxKeywordLength } from './keyword.ts'
import { keywordOf } from './search-address.ts'

/**
 * A plain form; suggestions are added to its field when it is first used. `openGarage` opens the panel in which a car is
 * added, for suggestions of cars.
 */
export function SearchField({ openGarage }: { openGarage(): void }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const forCars = use(ForCarsContext)
  const field = useRef<HTMLInputElement>(null)
  const load = useCallback(async () => {
    const [code] = await Promise.all([import('./suggest/search-suggestions.tsx'), i18n.load('later')])
    return code
  }, [i18n])
  const [suggestions, want] = useLazyOnIntent(field, field, load)
  const address = use(OwnAddressContext)
  const keyword = keywordOf(address)
  const car = useCarriedCar(address)

  return (
    <search className="search-field">
      <form action={localized(locale, paths.search())}>
        <input
          key={keyword}
          ref={field}
          type="search"
          name={keywordField}
          aria-label={t('search.search')}
          placeholder={t(forCars ? 'search.placeholder' : 'search.placeholderWithoutCars')}
          defaultValue={keyword}
          maxLength={maxKeywordLength}
          autoComplete="off"
          onFocus={want}
        />
        {car ? <input type="hidden" name="car" value={car.key} /> : null}
        {car?.all ? <input type="hidden" name="show" value="all" /> : null}
        <button type="submit" aria-label={t('search.search')}>
          <Icon name="search" />
        </button>
      </form>
      {suggestions ? <suggestions.default key={keyword} field={field} openGarage={openGarage} /> : null}
    </search>
  )
}
