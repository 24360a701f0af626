import { html, raw } from 'hono/html'
import { oneStep } from '../../../checkout-api/payment/payment-methods.ts'
import type { Ports } from '../../../ports.ts'
import { scriptJson } from '../frames.ts'
import type { OneStepRecord } from './record.ts'

/** The snippet of a one-step checkout: a container, a block of JSON, and the provider's script. */
export function oneStepHtml(
  { providerUrl }: Pick<Ports, 'providerUrl'>,
  { transaction, oneStep: { language } }: { transaction: string; oneStep: OneStepRecord },
): string {
  const widgets = `${providerUrl}/pay/widgets`
  const settings = {
    paymentMethod: oneStep.paymentMethod,
    transaction,
    frame: `${widgets}/one-step/${transaction}`,
    title: oneStep.name[language],
  }
  return String(html`<div id="one-step-container-${transaction}" class="one-step-container"></div>
<script id="one-step-settings-${transaction}" type="application/json">${raw(scriptJson(settings))}</script>
<script src="${widgets}/one-step.js" data-suffix="${transaction}"></script>`)
}
