/** Withdrawal from a contract. Words of buttons: Directive 2011/83/EU, article 11a, and its national laws. */
export const withdraw = {
  'withdraw.title': 'Withdraw from your contract',
  'withdraw.intro':
    'You may withdraw within 14 days of receiving the last of the goods, without giving a reason. It is enough to send your withdrawal before the period ends.',
  'withdraw.more': 'About the right of withdrawal',
  'withdraw.name': 'Name',
  'withdraw.emailHint': 'The address you ordered with. We’ll acknowledge your withdrawal there.',
  'withdraw.goods': 'Goods',
  'withdraw.goodsHint': 'Leave empty to withdraw from the whole order, or list the parts you’re returning.',
  'withdraw.parts': 'Which parts are you returning?',
  'withdraw.noParts': 'Choose at least one part.',
  'withdraw.ofOrdered': 'of {ordered}',
  'withdraw.other': 'Withdraw from another order',
  'withdraw.find': 'Choose parts from this order',
  'withdraw.notFound':
    'We could not find the parts in this order. You can still withdraw: check the number and the email address, or list the parts yourself.',
  'withdraw.confirm': 'Confirm withdrawal',
  'withdraw.write': 'Prepare the withdrawal',
  'withdraw.failed': 'Your withdrawal could not be sent. It is still here: try again in a moment.',
  'withdraw.limited': 'You have sent several withdrawals. Wait an hour, or send it by email or letter.',
  'withdraw.received': 'We have received your withdrawal',
  'withdraw.acknowledged.content':
    'An acknowledgement with its content and time is on its way to {email}. Print or save this page as well.',
  'withdraw.acknowledged.receipt':
    'A note with the order number and the time is on its way to {email}. It does not repeat your text, because we cannot tell that the order was placed with this address; we ask the buyer before anything is cancelled. Print or save this page: it is your copy.',
  'withdraw.acknowledged.none':
    'We have already sent {email} several notes today and won’t send more. Your withdrawal still counts. Print or save this page: it is your copy.',
  'withdraw.time': 'Received',
  'withdraw.whole': 'The whole order',
  'withdraw.next':
    'Send the goods back within 14 days. We refund your payment within 14 days; we may wait until we have the goods, or proof that you sent them.',
  'withdraw.howToReturn': 'How to return goods',
  'withdraw.letterHint':
    'Your withdrawal is ready. Send it by email, or copy it into a letter. It counts once you have sent it.',
  'withdraw.sendMail': 'Send it to {email}',
  'withdraw.subject': 'Withdrawal from order {order}',
  'withdraw.statement':
    'I hereby give notice that I withdraw from my contract of sale of the following goods:',
  'withdraw.date': 'Date',
} as const
