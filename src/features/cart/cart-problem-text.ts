import { maxQuantity } from '#src/config.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import type { CartProblem, Cut } from './cart-problem.ts'

/** A problem as a sentence that says what is so and what to do. */
export function cartProblemText(t: I18n['t'], problem: CartProblem): string {
  switch (problem.kind) {
    case 'cut':
      return problem.cuts.map((cut) => cutWords(t, cut)).join(' ')
    case 'partly': {
      const { kind: _, ...numbers } = problem
      return t('cart.partly', numbers)
    }
    case 'full': {
      const { kind: _, ...numbers } = problem
      return t('cart.full', { ...numbers, max: maxQuantity })
    }
    case 'unclearAddition':
      return t('cart.problem.unclearAddition', { name: problem.name })
    case 'overStock': {
      const { kind: _, ...numbers } = problem
      return t('cart.overStock', numbers)
    }
    case 'otherQuantity':
      return t('cart.otherQuantity', { name: problem.name, quantity: problem.quantity })
    default:
      return t(`cart.problem.${problem.kind}`)
  }
}

function cutWords(t: I18n['t'], { name, asked, available }: Cut): string {
  if (available === 0) return name ? t('cart.soldOutNamed', { name }) : t('cart.soldOut')
  return name ? t('cart.cutNamed', { name, available, asked }) : t('cart.cut', { available, asked })
}
