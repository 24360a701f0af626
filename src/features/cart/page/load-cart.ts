import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { within } from '#src/commerce/deadline.ts'
import { resultOrNull, UpstreamError } from '#src/commerce/reply.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import type { Region, VisitorCart } from '#src/shop.ts'
import { moveNewCart } from './move-new-cart.ts'

const maxLanguageWait = 1_000

/**
 * Loads the visitor's cart, in the language of the page if the change is quick enough. `null`: there is no cart yet.
 * `unavailable`: the service does not answer.
 */
export async function loadCart(
  cart: VisitorCart,
  { locale }: Pick<I18n, 'locale'>,
  region: () => Promise<Region>,
  report: (error: unknown) => void,
): Promise<Selection | null | 'unavailable'> {
  const { hasToken, checkout } = cart
  if (!hasToken) return null
  try {
    const reply = await moveNewCart(cart, await checkout.selection(), { language: locale, region, report })
    if (!reply.ok) return 'unavailable'
    if (reply.value.language === locale) return reply.value
    const late = () => new UpstreamError('timeout', 'PUT /languages/{language}')
    const changing = within(maxLanguageWait, checkout.chooseLanguage(locale), late)
    const translated = await resultOrNull(() => changing)
    return translated?.ok ? translated.value : reply.value
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    report(error)
    return 'unavailable'
  }
}
