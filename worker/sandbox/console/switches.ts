import { html } from 'hono/html'
import * as v from 'valibot'
import { Settings, StockMode } from '../settings.ts'
import { wallClock } from '../wall-clock.ts'
import type { World } from '../world.ts'

/** A checkbox; browsers do not send unchecked ones. */
const ticked = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value !== ''),
)

/** The settings as the form sends them; origins are one text separated by spaces. */
export const SwitchesForm = v.object({
  stockMode: StockMode,
  rotateTokens: ticked,
  renewTokenAtLogin: ticked,
  checkReplies: ticked,
  bundles: ticked,
  automaticDeposits: ticked,
  depositsRequired: ticked,
  returnByPost: ticked,
  clockAheadHours: v.pipe(v.optional(v.string(), '0'), v.transform(Number), Settings.entries.clockAheadHours),
  allowedOrigins: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.split(/\s+/).filter(Boolean)),
    Settings.entries.allowedOrigins,
  ),
})

export function switches({ settings, ports }: World, query: string) {
  const {
    stockMode,
    rotateTokens,
    renewTokenAtLogin,
    checkReplies,
    bundles,
    automaticDeposits,
    depositsRequired,
    returnByPost,
    clockAheadHours,
    allowedOrigins,
  } = settings.read()
  const modes = StockMode.options.map(
    (mode) => html`<option ${mode === stockMode ? 'selected' : ''}>${mode}</option>`,
  )
  const box = (name: string, on: boolean, label: string) =>
    html`<label><input type="checkbox" name="${name}" ${on ? 'checked' : ''}> ${label}</label>`
  return html`<section aria-labelledby="switches"><h2 id="switches">Switches</h2>
<form method="post" action="__settings${query}">
<label>Stock is checked: <select name="stockMode">${modes}</select></label>
${box('bundles', bundles, 'sets are sold')}
${box('automaticDeposits', automaticDeposits, 'deposits follow their parts by themselves')}
${box('depositsRequired', depositsRequired, 'parts are not sold without their deposits')}
${box('returnByPost', returnByPost, 'payment providers return shoppers by POST')}
${box('rotateTokens', rotateTokens, 'a new token in every reply')}
${box('renewTokenAtLogin', renewTokenAtLogin, 'a new token at log-in and log-out')}
${box('checkReplies', checkReplies, 'check replies against the contract')}
<label>The clock is ahead by <input name="clockAheadHours" type="number" min="0" max="10000" step="any" value="${clockAheadHours}" size="6"> hours: ${wallClock(ports.now())}</label>
<label>Browsers may call from <input name="allowedOrigins" value="${allowedOrigins.join(' ')}" placeholder="anywhere" size="30"></label>
<button>Save</button>
</form>
<form method="post" action="__reset${query}"><button>Forget sessions, accounts, orders, messages and books, and restock</button></form>
</section>`
}
