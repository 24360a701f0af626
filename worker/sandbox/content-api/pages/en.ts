import type { PageSource } from '../pages.ts'

export const pages = {
  terms: [
    'Terms of purchase',
    'What applies when you buy from Tappet.',
    [
      'Who you buy from',
      'Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Sweden, help@tappet.example. These terms apply to consumers. The law of your country protects you whatever they say.',
    ],
    [
      'Order and contract',
      'Your order is an offer to buy. The contract is made when we confirm it by email. If an article has run out, we tell you and you pay nothing for it.',
    ],
    [
      'Prices and payment',
      'Prices include VAT unless the page says otherwise. Shipping and payment fees are shown before you order. The deposit on an exchange part is charged with it and paid back when we receive the old part.',
    ],
    [
      'Faulty goods',
      'If a part is faulty or not as described, you may ask for repair or replacement, a price reduction or your money back. You can complain for at least two years after delivery; where the law gives you longer, that applies. Tell us within a reasonable time of noticing the fault.',
    ],
    [
      'Disputes',
      'Write to us first. If we do not agree, you can turn to the consumer disputes body or the courts of your country.',
    ],
  ],
  privacy: [
    'Privacy',
    'Which data we process, why, and what you can do about it.',
    ['Who is responsible', 'Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Sweden, help@tappet.example.'],
    [
      'What we process and why',
      'Name, address, email, phone and order, to fulfil the contract with you. Invoices, because bookkeeping law requires them. A personal identity number, only where you pay by invoice and the law or the credit check needs it.',
    ],
    [
      'Cookies and storage',
      'One cookie keeps your cart for 30 days; two remember the country and language you chose for a year. They are needed for what you ask of the shop. Parts you have looked at stay in your own browser.',
    ],
    [
      'Who receives data',
      'The carrier and the payment provider you choose, and those who run the shop for us. Nobody may use the data for purposes of their own.',
    ],
    [
      'How long, and your rights',
      'Orders and invoices are kept for as long as the law requires, other data until it is no longer needed. You may see, correct, move or delete your data, object to its use, and complain to the data protection authority of your country.',
    ],
  ],
  delivery: [
    'Delivery',
    'Where we send, how, and how fast.',
    [
      'Where and how',
      'We deliver to the countries you can choose under “Country and language”. The ways of delivery for your order and what each costs are shown at checkout.',
    ],
    [
      'How long it takes',
      'Parts in stock leave within one working day. Every part says on its page when it is not in stock and how long the supplier takes. We deliver within 30 days unless we have agreed on something else.',
    ],
    [
      'What cannot go everywhere',
      'Batteries, paint, airbags and other dangerous goods travel by road only and are not sold in every country. Large panels go to your door, not to a locker.',
    ],
    [
      'When something is damaged',
      'Check the parcel when it arrives and tell us of damage as soon as you can, with a photo. The risk is ours until you have the goods in hand.',
    ],
  ],
  returns: [
    'Returns',
    'Sending a part back within 30 days.',
    [
      '30 days',
      'You may return an unused part within 30 days of receiving it. That is more than the right of withdrawal gives you, and takes nothing from it.',
    ],
    [
      'How to',
      'Write to help@tappet.example with the order number. Pack the part as it came, in its box, and keep the receipt for the parcel. You pay for the return unless the part was faulty or we sent the wrong one.',
    ],
    [
      'What we check',
      'A part that has been fitted, or an oil or paint that has been opened, cannot be sold again. For handling beyond what was needed to examine a part we may deduct the loss in value.',
    ],
    [
      'Old parts with a deposit',
      'Drain the old part, put it into the box of the new one and send it within 60 days. The deposit is paid back when it has arrived complete.',
    ],
  ],
  withdrawal: [
    'Right of withdrawal',
    'Fourteen days to change your mind, and how.',
    [
      'Your right',
      'You may withdraw from the contract within 14 days without giving a reason. The period ends 14 days after you, or somebody you named who is not the carrier, received the last of the goods.',
    ],
    [
      'How to withdraw',
      'Tell us in a clear statement, by letter to Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Sweden, or by email to help@tappet.example. It is enough to send it before the period ends. You may use the form below, but need not.',
    ],
    [
      'What follows',
      'We pay back everything you paid, standard delivery included, within 14 days of hearing from you and by the means you paid with. We may wait until we have the goods or proof that you sent them. Send them within 14 days; you bear the cost of returning them. You are liable only for loss in value from handling beyond what was needed to examine them.',
    ],
    [
      'Exceptions',
      'The right does not apply to goods made to your specification, such as paint mixed to a colour code, or to sealed goods that cannot be returned for reasons of health once opened.',
    ],
    [
      'Form of withdrawal',
      'To Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Sweden, help@tappet.example: I hereby give notice that I withdraw from my contract of sale of the following goods. Ordered on, received on. Name and address of consumer. Date, and signature if on paper.',
    ],
  ],
} satisfies Record<string, PageSource>
