import type { ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { FoundText } from '#src/features/catalogue/found-text.tsx'
import { StockMark } from '#src/features/catalogue/offer/stock-badge.tsx'
import { FitMark } from '#src/features/garage/fit/fit-mark.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'
import { searchAddress } from '../search-address.ts'
import type { Option } from './options.ts'
import type { SuggestedProduct } from './suggestions.ts'

interface OptionLineProps {
  id: string
  option: Option
  active: boolean
  onChoose(): void
}

/** A line of the list: an option, and a link, so that it can be opened in another tab. */
export function OptionLine({ id, option, active, onChoose }: OptionLineProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={option.kind}
      to={addressOf(option)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        if (option.kind === 'offer') event.preventDefault()
        onChoose()
      }}
    >
      <Content option={option} />
    </Link>
  )
}

function addressOf(option: Option): string {
  if (option.kind === 'place') return option.place.path
  if (option.kind === 'product') return paths.product(option.product.uri)
  if (option.kind === 'page') return option.page.path
  return searchAddress(option.keyword)
}

function Content({ option }: { option: Option }): ReactNode {
  const { t } = useI18n()
  if (option.kind === 'product') return <Product product={option.product} />
  if (option.kind === 'place') {
    const { name, within, kind } = option.place
    return (
      <>
        <span className="name">{name}</span> <span className="hint">{within || t(`suggest.${kind}`)}</span>
      </>
    )
  }
  if (option.kind === 'page') {
    const { title, excerpt } = option.page
    return (
      <>
        <span className="name">
          <FoundText parts={title} />
        </span>{' '}
        <span className="hint">
          <FoundText parts={excerpt} />
        </span>
      </>
    )
  }
  if (option.kind === 'offer')
    return (
      <>
        <Icon name="car" />
        <span className="name">{t('garage.offer', { car: option.offered.label })}</span>
      </>
    )
  if (option.kind === 'all') return t('suggest.all', { keyword: option.keyword })
  return (
    <>
      <Icon name="clock" />
      <span className="name">{option.keyword}</span>
    </>
  )
}

function Product({ product }: { product: SuggestedProduct }) {
  const { t } = useI18n()
  const { picture, name, nameParts, brand, sku, fit, match, price, stock, more } = product
  return (
    <>
      <Picture source={picture} alternative="" size={56} when="soon" />
      <span className="text">
        <span className="name">{nameParts ? <FoundText parts={nameParts} /> : name}</span>{' '}
        <span className="hint">
          {`${brand} `}
          <code>{sku}</code>
        </span>{' '}
        {more > 0 ? <span className="hint">{`${t('suggest.more', { count: more })} `}</span> : null}
        {match ? <span className="hint">{`${match} `}</span> : null}
        <FitMark summary={fit}>{null}</FitMark>
      </span>{' '}
      <span className="offer">
        <span className="price">{price}</span> <StockMark stock={stock} />
      </span>
    </>
  )
}
