/** The fields of the forms that post a change of the cart, to its page. */
export const lineFields = {
  line: 'line',
  quantity: 'quantity',
  action: 'do',
  voucher: 'voucher',
  saved: 'saved',
}

/** The changes such a form can ask for. */
export const cartActions = {
  change: 'change',
  remove: 'remove',
  addVoucher: 'add-voucher',
  removeVoucher: 'remove-voucher',
  restore: 'restore',
} as const
