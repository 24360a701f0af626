import { maxQuantity } from '#src/config.ts'
import { formatNumber } from '#src/i18n/format.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import type { CartProblem, Cut } from './cart-problem.ts'

type Words = Pick<I18n, 't' | 'locale'>

export function cartProblemText(i18n: Words, problem: CartProblem): string {
  const { t, locale } = i18n
  const written = (quantity: number) => formatNumber(quantity, locale)
  switch (problem.kind) {
    case 'cut':
      return problem.cuts.map((cut) => cutWords(i18n, cut)).join(' ')
    case 'partly':
    case 'full': {
      const { name, added, wanted } = problem
      const numbers = { name, added: written(added), wanted: written(wanted) }
      return problem.kind === 'partly'
        ? t('cart.partly', { ...numbers, available: written(problem.available) })
        : t('cart.full', { ...numbers, max: written(maxQuantity) })
    }
    case 'unclearAddition':
      return t('cart.problem.unclearAddition', { name: problem.name })
    case 'overStock': {
      const { name, quantity, available } = problem
      return t('cart.overStock', { name, quantity: written(quantity), available: written(available) })
    }
    case 'otherQuantity':
      return t('cart.otherQuantity', { name: problem.name, quantity: written(problem.quantity) })
    default:
      return t(`cart.problem.${problem.kind}`)
  }
}

function cutWords({ t, locale }: Words, { name, asked, available }: Cut): string {
  if (available === 0) return name ? t('cart.soldOutNamed', { name }) : t('cart.soldOut')
  const numbers = { available: formatNumber(available, locale), asked: formatNumber(asked, locale) }
  return name ? t('cart.cutNamed', { name, ...numbers }) : t('cart.cut', numbers)
}
