/** The checkout without script. */
export const plainCheckout = {
  'plainCheckout.toOrder': 'Next: check and order',
  'plainCheckout.fewerMethods':
    'Payment methods that need JavaScript, such as card fields and express wallets on our own page, are not listed.',
  'plainCheckout.noMethods':
    'All payment methods in your country need JavaScript. Turn it on to order here, or write to us and we’ll take your order.',
  'plainCheckout.needsScript':
    'This payment method needs JavaScript. No payment was made: choose another one.',
  'plainCheckout.bothTotals':
    'Whether VAT is charged depends on the check of your VAT number when you order. Both totals are below. Nothing has been ordered yet: check them and confirm your order.',
  'plainCheckout.addressFirst': 'Complete your address first.',
  'plainCheckout.companyTyped':
    'You have entered a company. Choose “{choice}” to order for it, or send the form again to order as a private customer.',
  'plainCheckout.streetTyped':
    'You have entered a delivery address. Tick “{choice}” to have the parcel sent there, or send the form again to have it sent to the billing address.',
} as const
