import { shopName } from '#src/brand.ts'
import type { FaqSource } from './faq-source.ts'

export const faq: FaqSource = {
  title: 'Frequently asked questions',
  description: `Answers about delivery, fit, returns, payment and your account at ${shopName}.`,
  topics: {
    orders: 'Orders and delivery',
    fit: 'Does it fit my car?',
    returns: 'Returns, withdrawal and deposits',
    payment: 'Payment',
    account: 'Account and privacy',
  },
  questions: {
    'delivery-time': [
      'How long does delivery take?',
      '<p>Parts in stock are dispatched within one working day. The checkout shows how many working days each delivery method then takes to your country. If a part has to come from the supplier first, its page says how long that takes.</p><p>More about <a href="/info/delivery">delivery</a>.</p>',
    ],
    'delivery-cost': [
      'What does delivery cost?',
      '<p>It depends on the country, the weight and the delivery method. The checkout shows every price before you order.</p><p>Standard delivery is free above a certain order value; the cart shows how much more you need to spend. Deposits do not count towards it. Express delivery and freight for bulky parts are always charged.</p>',
    ],
    'track-order': [
      'Where is my order?',
      '<p>Enter your order number and email address on <a href="/track-order">Track your order</a>. If you have an account, all your orders are listed there too.</p>',
    ],
    'change-order': [
      'Can I change or cancel an order?',
      '<p><a href="/support">Contact us</a> with your order number as soon as you can. We can change or cancel an order until it has been dispatched. After that you can <a href="/withdraw">withdraw from it</a> or return the parts.</p>',
    ],
    'fits-my-car': [
      'How do I know whether a part fits my car?',
      '<p>Every product page lists the cars a part fits, with engine and model years, and lists of parts can be filtered by car. Compare the measurements and the original number with your old part as well.</p><p>Still not sure? <a href="/support">Ask us</a> and tell us the model, the year and the chassis number (VIN).</p>',
    ],
    conditions: [
      'What do conditions such as “from chassis no.” or “vented front discs 263 mm” mean?',
      '<p>Car makers often changed parts in the middle of a model year, and some cars were built with brakes of different sizes. A part with a condition only fits if your car meets it.</p><p>The chassis number is on the chassis plate and in the registration document. A brake disc is measured from edge to edge; a vented one is two plates with ribs between them.</p>',
    ],
    'part-number': [
      'Can I search by part number?',
      '<p>Yes. Type the original number (OE) or a cross-reference number into the search field.</p>',
    ],
    'how-many': [
      'How many do I need?',
      '<p>Where we can say, the product page recommends a quantity, for example two per axle, and it is already filled in when you add the part to the cart. Always replace brake discs, brake pads and shock absorbers on both sides of an axle.</p>',
    ],
    return: [
      'How do I return a part?',
      '<p>You can return an unused part within 30 days. Write to us with your order number, pack the part in its own box and keep the proof of posting. <a href="/info/returns">Returns</a> explains how it works and who pays.</p>',
    ],
    withdraw: [
      'How do I withdraw from an order?',
      '<p>Within 14 days of receiving the goods you can <a href="/withdraw">withdraw from the contract online</a>, without giving a reason. You get an acknowledgement by email. In Great Britain this is your right to cancel.</p><p>The periods and exceptions are set out under <a href="/info/withdrawal">Right of withdrawal</a>.</p>',
    ],
    deposit: [
      'Why do I pay a deposit on some parts?',
      '<p>Parts such as brake calipers, alternators and starters are rebuilt from old ones. Their deposit is shown below the price and is a line of its own in the cart.</p><p>Drain the old part, send it in the box of the new one within 60 days, and we refund the deposit when it has arrived complete. For the deposit on batteries in Germany see <a href="/info/take-back">Take-back and recycling</a>.</p>',
    ],
    faulty: [
      'What if a part is faulty or arrives damaged?',
      '<p><a href="/support">Tell us</a> as soon as you can, with your order number and a description of the fault. We repair or replace a faulty part or refund your money, and we pay for sending it back. Your rights are set out in the <a href="/info/terms">Terms and conditions</a>.</p>',
    ],
    'payment-methods': [
      'How can I pay?',
      '<p>By card, online banking, mobile payment or digital wallet, by bank transfer in advance or by invoice. The checkout shows the methods available in your country and any fee.</p>',
    ],
    'discount-code': [
      'Where do I enter a discount code?',
      '<p>In the cart or at the payment step of the checkout, under “Discount code or gift card”. The discount is shown before you order.</p>',
    ],
    vat: [
      'Can I buy for a company, without VAT?',
      '<p>Yes. Enter the company name and the VAT number at checkout. If the VAT number is valid and from the EU country we deliver to, other than Sweden, the checkout takes the VAT off. Everyone else pays the price including VAT.</p>',
    ],
    'need-account': [
      'Do I need an account?',
      '<p>No, you can order as a guest. With an account you see all your orders and receipts, don’t have to enter your address again and can save your cars under “My cars”. You can <a href="/register">create an account</a> at any time.</p>',
    ],
    password: [
      'I have forgotten my password. What now?',
      '<p>Enter your email address on <a href="/forgot-password">Forgot your password?</a> and we’ll email you a link to set a new one.</p>',
    ],
    'no-email': [
      'The email with the link hasn’t come. What now?',
      '<p>Look in the folder for spam too, and check that the address is the one of your account. Then <a href="/forgot-password">ask for a new link</a> or <a href="/support">write to us</a>.</p>',
    ],
    'my-data': [
      'What happens to my data?',
      '<p>We use it to handle your order and only pass it on to those who need it for that, such as the carrier. If you want to see, correct or delete your data, <a href="/support">write to us</a>. Details are under <a href="/info/privacy">Privacy</a>.</p>',
    ],
  },
}
