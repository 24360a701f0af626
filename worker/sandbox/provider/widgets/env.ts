import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { CheckoutEnv } from '../../checkout-api/env.ts'

/** The environment of the widgets' routes; frames have the nonce of their policy. */
export interface WidgetEnv extends CheckoutEnv {
  Variables: CheckoutEnv['Variables'] & SecureHeadersVariables
}
