import { Link } from '#src/effects/router/link.tsx'
import type { ProductCard } from '#src/features/catalogue/card.ts'
import { paths } from '#src/paths.ts'
import { AddButton } from './add-button.tsx'

/** What can be done with a product where it is listed: put into the cart or, before that, chosen. */
export function cardAction({ add, choose, uri, name, brand }: ProductCard) {
  if (add) return <AddButton {...add} name={brand ? `${name} – ${brand}` : name} />
  return choose ? (
    <Link className="button" data-size="small" to={paths.product(uri)} aria-label={choose.name}>
      {choose.label}
    </Link>
  ) : null
}
