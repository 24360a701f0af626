export const providerContentId = 'provider-content'

/** The place of a payment provider's form. Not inside a form: forms do not nest. */
export function ProviderContent() {
  return <div id={providerContentId} />
}
