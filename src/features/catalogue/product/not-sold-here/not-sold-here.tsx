import type { ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { regionFields } from '#src/features/region/region-fields.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'
import { Breadcrumbs } from '../../breadcrumbs.tsx'
import type { ProductCard } from '../../cards/card.ts'
import { ProductBand } from '../../home/product-band.tsx'
import type { NotSoldHereScreen } from './load-not-sold-here.ts'
import sheet from './not-sold-here.css?url'

interface NotSoldHereProps {
  screen: NotSoldHereScreen
  path: string
  action: (card: ProductCard) => ReactNode
}

export default function NotSoldHere({ screen, path, action }: NotSoldHereProps) {
  const { locale } = useI18n()
  const { title, reason, name, brand, sku, picture, breadcrumbs, countryForm, alternatives } = screen
  return (
    <>
      <StyleSheet href={sheet} />
      <Breadcrumbs breadcrumbs={breadcrumbs} current={name} />
      <section className="not-sold-here">
        <Picture source={picture} alternative="" size={200} />
        <div className="text">
          <h1>{title}</h1>
          <p className="name">{name}</p>
          <p className="brand">
            {brand ? <Link to={brand.path}>{brand.name}</Link> : null}
            <code>{sku}</code>
          </p>
          <p>{reason}</p>
          <form method="post" action={localized(locale, paths.region())}>
            <input type="hidden" name={regionFields.back} value={path} />
            <div className="field">
              <label htmlFor="other-country">{countryForm.label}</label>
              <Select id="other-country" name={regionFields.country}>
                {countryForm.countries.map(({ country, name }) => (
                  <option key={country} value={country}>
                    {name}
                  </option>
                ))}
              </Select>
            </div>
            <Button type="submit">{countryForm.submit}</Button>
          </form>
        </div>
      </section>
      <ProductBand list="alternatives" {...alternatives} action={action} />
    </>
  )
}
