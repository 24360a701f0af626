import { useAtomValue } from 'jotai'
import { Link } from '#src/effects/router/link.tsx'
import { carOfGarage, fittingParts } from '#src/features/catalogue/listing/car/carried-car.ts'
import { garageAtom } from '#src/features/garage/garage.atoms.ts'
import { useCarFit } from '#src/features/garage/use-current-car.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'

interface FittingLinkProps {
  /** The cars the goods fit, as in `LineView`. */
  fit: string
  /** The name of their category. */
  category: string
  onLeave?: (() => void) | undefined
}

/** A link from goods that do not fit the visitor's car to those of their kind that do. */
export function FittingLink({ fit, category, onLeave }: FittingLinkProps) {
  const { t } = useI18n()
  const carFit = useCarFit()
  const garage = useAtomValue(garageAtom)
  const car = garage && carOfGarage(garage)
  if (!car || category === '' || carFit?.of(fit).kind !== 'refuses') return null
  return (
    <Link to={fittingParts(category, car)} onClick={onLeave}>
      {t('cart.showFitting')}
    </Link>
  )
}
