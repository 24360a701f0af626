import type { I18n } from '#src/i18n/i18n.ts'
import type { Cut, Trouble } from './trouble.ts'

/** A trouble as a sentence that says what is so and what to do. */
export function troubleWords(t: I18n['t'], trouble: Trouble): string {
  switch (trouble.kind) {
    case 'cut':
      return trouble.cuts.map((cut) => cutWords(t, cut)).join(' ')
    case 'dropped':
      return t('cart.dropped', { names: trouble.names.join(', ') })
    case 'partly': {
      const { kind: _, ...numbers } = trouble
      return t('cart.partly', numbers)
    }
    default:
      return t(`cart.trouble.${trouble.kind}`)
  }
}

function cutWords(t: I18n['t'], { name, asked, available }: Cut): string {
  if (available === 0) return name ? t('cart.soldOutNamed', { name }) : t('cart.soldOut')
  return name ? t('cart.cutNamed', { name, available, asked }) : t('cart.cut', { available, asked })
}
