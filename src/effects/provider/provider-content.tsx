/** The id of the element that holds what a payment provider's plugin adds to the page. */
export const providerContentId = 'provider-content'

/** Where a payment provider's form is inserted. Not inside a form: forms do not nest. */
export function ProviderContent() {
  return <div id={providerContentId} />
}
