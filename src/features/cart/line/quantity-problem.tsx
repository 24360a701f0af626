import type { QuantityProblem as Problem } from '#src/features/catalogue/offer/quantity.ts'
import { formatNumber } from '#src/i18n/format.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'

export function quantityProblemText({ t, locale }: Pick<I18n, 't' | 'locale'>, problem: Problem): string {
  const written = (quantity: number) => formatNumber(quantity, locale)
  switch (problem.kind) {
    case 'notWhole':
      return t('cart.quantity.notWhole')
    case 'tooFew':
      return t('cart.quantity.tooFew', { min: written(problem.min) })
    case 'tooMany':
      return t('cart.quantity.tooMany', { max: written(problem.max) })
    case 'notMultiple':
      return t('cart.quantity.notMultiple', {
        step: written(problem.step),
        below: written(problem.below),
        above: written(problem.above),
      })
  }
}

interface QuantityProblemProps {
  id: string
  /** Null without a problem; the element stays mounted, so that a later problem is announced. */
  problem: Problem | null
}

export function QuantityProblem({ id, problem }: QuantityProblemProps) {
  const i18n = useI18n()
  return (
    <p id={id} className="quantity-problem" role="alert">
      {problem ? (
        <>
          <Icon name="error" />
          <span>{quantityProblemText(i18n, problem)}</span>
        </>
      ) : null}
    </p>
  )
}
