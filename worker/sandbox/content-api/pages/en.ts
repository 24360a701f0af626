import { demoEmail, shopName } from '#src/brand.ts'
import { sellerName, sellerPhone } from '../seller.ts'
import type { PageSource } from './page-source.ts'

/** The words of the law of Great Britain, for readers of the page. A text that is in these words already leaves them out. */
export const remarksOnBritain = {
  right:
    'In Great Britain the law calls this the right to cancel: to withdraw is to cancel the contract, and the form below is the cancellation form.',
  link: 'In Great Britain the link is “Cancel contract here”.',
}

export const pages = {
  terms: [
    'Terms and conditions',
    `The terms that apply when you buy from ${shopName}.`,
    [
      'Who you buy from',
      `${sellerName}, Provgatan 1, 111 22 Stockholm, Sweden, ${demoEmail}. These terms apply to consumers. They do not affect your rights under the law of your country.`,
    ],
    [
      'Order and contract',
      'Your order is an offer to buy. The contract is made when we confirm it by email. If an item has run out, we let you know and you pay nothing for it.',
    ],
    [
      'Prices and payment',
      'Prices include VAT unless the page says otherwise. Delivery and payment fees are shown before you order. A payment fee is never more than the payment method costs us, and in Austria, Belgium and France there is none. The deposit on an exchange part is charged with it and refunded once we receive the old part.',
    ],
    [
      'Faulty goods',
      'If a part is faulty or not as described, you may ask for repair or replacement, a price reduction or your money back.',
      'You can claim for a fault that appears within three years of delivery in Sweden, within five years in Norway (two for parts that are not meant to last longer), and within two years in Denmark, Germany, Austria, Belgium and France. In Finland and the Netherlands we are liable for as long as the part can be expected to last, and for at least two years. In other countries of the European Union it is at least two years; where the law gives you longer, that applies. In Great Britain you can bring a claim for six years, in Scotland for five, and you have the right to reject a faulty part for a full refund within 30 days of receiving it.',
      'In Sweden, Finland, Denmark, Norway, the Netherlands and Belgium, tell us within a reasonable time of noticing the fault; within two months is always in time. In Germany, Austria, France and Great Britain the law sets no such time.',
    ],
    {
      heading: 'Disputes',
      html: '<p>Write to us first. If we do not agree, you can turn to the courts of your country, and to the body named here if there is one for your country.</p>',
      facts: 'mediator',
    },
  ],
  privacy: [
    'Privacy',
    'Which data we process, why, and what you can do about it.',
    ['Who is responsible', `${sellerName}, Provgatan 1, 111 22 Stockholm, Sweden, ${demoEmail}.`],
    {
      heading: 'What we process, why and on what legal basis',
      html: '<p>The letters are those of Article 6(1) of the General Data Protection Regulation (GDPR): (a) consent, (b) contract, (c) legal obligation, (f) legitimate interest.</p><ul><li>Order, delivery, payment, returns and account: name, address, email, phone and what you order, to fulfil the contract with you (b).</li><li>Invoices, because bookkeeping law requires them; withdrawals and complaints, because the law gives you these rights (c).</li><li>Personal identity number: only where you pay by invoice and the law or the credit check needs it (b).</li><li>Contact form and email: your name and email address, the order number and what you write, to answer you. If it is about an order, this is part of the contract (b), otherwise our interest in answering questions (f).</li><li>Newsletter: your email address, with your consent (a). Where we ask you to confirm it, you are subscribed only once you have opened the link in our email, which works for three days. You can unsubscribe at any time.</li><li>Registration plate: if you look up a car by its plate, we send the plate to a vehicle register, which tells us what car it is (b).</li><li>Error reports: if something fails, the kind of error, its place in the program, the kind of page and how long it took, but not your address, your cookies or anything you typed. Our interest is a shop that works (f).</li><li>Speed of pages: for some visits, how fast a page appeared, how fast it reacted and how far it shifted, with the kind of page. Nothing is stored in your browser for it, and the figures are only added up, without your address. Our interest is a fast shop (f).</li><li>Security log: failed log-ins, changes to accounts and repelled attacks. Networks and accounts appear in it only as hashes. Our interest is to protect the shop and your account (f).</li><li>Statistics and marketing: only with your consent (a), as described below. We keep proof of your answer, because we must be able to show it (c).</li></ul>',
    },
    {
      heading: 'Cookies and storage',
      html: '<p>These cookies and entries in the storage of your browser are strictly necessary for what you do in the shop:</p><ul><li>rc_centra_checkout_token: your cart, and whether you are logged in. 30 days.</li><li>rc_country, rc_lang: the country and language you chose. One year.</li><li>rc_returns: what you have asked to send back. 60 days.</li><li>rc_unclear_payment, rc_sent_payment: an order that you sent without JavaScript. At most one day and one hour respectively.</li><li>rc_consent: your answer about measuring. Six months.</li><li>rc_wishlist, rc_garage, rc_item_cars, rc_car_photos: your wishlist and your cars with what you enter about them, such as nickname, chassis number, colour and photo. In your browser until you remove them. If you log in, cars and photos are saved to your account.</li><li>rc_viewed, rc_searches: parts you have looked at and your latest searches. In your browser until you clear them where they are shown. Viewed parts can also be switched off on this page.</li><li>rc_promised_days, rc_tracked: when your orders were to arrive, and which ones have been shown. The last 30 and 20 orders respectively.</li><li>rc_cart_intents, rc_cart_mark, rc_cart_open, rc_cart_pending, rc_payment: changes to the cart and a payment under way. Until they are done, a payment at most one day.</li><li>rc_places, rc_scroll, rc_compare, rc_quick_order, rc_picked_payment, rc_region_before: your place in a list, parts to compare and choices of this visit. Until you close the tab.</li></ul>',
    },
    {
      heading: 'Measuring, if you agree',
      html: '<p>With your consent we count visits and purchases (statistics), and see how well our advertising works (marketing). The shop can use these services for it, with cookies of their own:</p><ul><li>Google Analytics 4 by Google Ireland Limited, loaded by Google Tag Manager, for statistics: _ga and cookies that begin with _ga_. 400 days.</li><li>Google Ads by Google Ireland Limited, loaded by Google Tag Manager, for marketing: cookies that begin with _gcl_. 90 days.</li><li>Meta pixel and Conversions API by Meta Platforms Ireland Limited, for marketing: _fbp and _fbc. 90 days.</li><li>The widget of an advertising partner, for marketing, which receives the address and language of the page: cookies that begin with _partner, for as long as the partner says.</li><li>The shop itself, until the visit ends: rc_events, what happened at checkout, until the confirmation reports it; rc_test_event, the code of a test, if the address of a page has one.</li></ul><p>The services receive the pages and parts you look at and buy; for advertising also the IP address, the browser’s name and, of an order, the email address and telephone number, both hashed. Without consent none of this is loaded or sent. You can change or withdraw your answer under “Cookie settings” at the bottom of every page; then these cookies are removed.</p>',
    },
    {
      heading: 'Who receives data',
      html: '<p>The carrier and the payment provider you choose, and those who run the shop for us: hosting, mail, customer service and error reports. They may not use the data for anything else. A vehicle register receives the plate you look up.</p><p>If you agree to marketing, Google, Meta and the partner receive data too, which they also use for purposes of their own. Google and Meta may transfer it to the United States, on the basis of the EU-US Data Privacy Framework.</p>',
    },
    {
      heading: 'How long',
      html: '<ul><li>Invoices and the orders they belong to: seven years after the end of the calendar year in which the financial year ended, as Swedish bookkeeping law requires.</li><li>Messages to customer service: two years after our last answer.</li><li>Account, with cars and photos: until you delete it. Newsletter: until you unsubscribe.</li><li>Proof of consent: three years after it ended.</li><li>Error reports and security log: 90 days.</li></ul>',
    },
    {
      heading: 'Your rights',
      html: '<p>You may see, correct, move or delete your data, restrict its use, object to a use that rests on our interest, and withdraw consent at any time for the future. With an account you can <a href="/account/data">download your data and have it deleted</a>; otherwise <a href="/support">write to us</a>.</p><p>You may complain to the data protection authority of your country, or to ours: Integritetsskyddsmyndigheten (IMY), Box 8114, 104 20 Stockholm, Sweden, <a href="https://www.imy.se/">imy.se</a>.</p>',
    },
  ],
  delivery: [
    'Delivery',
    'Where we deliver, how, and how fast.',
    [
      'Where and how',
      'We deliver to the countries you can choose under “Country and language”. The table “Delivery to” on this page lists the delivery methods for your country, what each costs and how long it takes.',
    ],
    [
      'Customs and import VAT',
      'We send from Sweden. Within the European Union there is no customs duty and no import VAT.',
      'A parcel to Norway or Great Britain crosses a customs border. The price in the shop includes the VAT of your country. We have the parcel declared, and pay the import VAT, any customs duty and the carrier’s fee for them, so you pay nothing on delivery. If the carrier or customs ask you for money all the same, do not pay it, and write to us.',
      'If you send something back from there, write “Returned goods” on the parcel and enclose the receipt, so that no duty is charged on its way to us.',
    ],
    [
      'How long it takes',
      'Parts in stock are dispatched within one working day. If a part is not in stock, its page says so, and how long the supplier takes. We deliver within 30 days unless we have agreed otherwise.',
    ],
    [
      'What cannot go everywhere',
      'Batteries, paint and other dangerous goods go by road only and are not sold in every country. Large panels go to your door, not to a locker.',
    ],
    [
      'When something is damaged',
      'Check the parcel when it arrives and tell us about any damage as soon as you can, with a photo. We bear the risk until you have received the goods.',
    ],
  ],
  returns: [
    'Returns',
    'Sending a part back within 30 days.',
    [
      '30 days',
      'You may return an unused part within 30 days of receiving it. That is more than the right of withdrawal gives you, and does not affect it.',
    ],
    [
      'How to',
      `Log in, open the order and choose “Return something”, or write to ${demoEmail} with the order number. Pack the part as it came, in its box, and keep the proof of posting. You pay for the return unless the part was faulty or we sent the wrong one.`,
    ],
    [
      'What we check',
      'A part that has been fitted, or an oil or paint that has been opened, cannot be sold again. For handling beyond what was needed to examine a part we may deduct the loss in value.',
    ],
    [
      'Old parts with a deposit',
      'Drain the old part, put it into the box of the new one and send it within 60 days. The deposit is refunded once the old part has arrived complete.',
    ],
  ],
  withdrawal: [
    'Right of withdrawal',
    'Your 14 days to change your mind, and how to use them.',
    [
      'Your right',
      `You may withdraw from the contract within 14 days without giving a reason. The period ends 14 days after you, or somebody you named who is not the carrier, received the last of the goods. ${remarksOnBritain.right}`,
    ],
    {
      heading: 'How to withdraw',
      paragraphs: [
        `Tell us in a clear statement, by letter to ${sellerName}, Provgatan 1, 111 22 Stockholm, Sweden, telephone ${sellerPhone}, or by email to ${demoEmail}. It is enough to send it before the period ends. You may use the form below, but it is not obligatory.`,
        `You can also withdraw online: choose “Withdraw from contract here” at the foot of any page or with your order. ${remarksOnBritain.link} We then acknowledge it by email without delay, with its content and its time.`,
      ],
      html: '<p><a href="/withdraw">Withdraw from contract here</a></p>',
    },
    [
      'What follows',
      'We refund everything you paid, standard delivery included, within 14 days of hearing from you and by the means you paid with. We may wait until we have the goods or proof that you sent them. Send them within 14 days; you bear the cost of returning them. You are liable only for loss in value from handling beyond what was needed to examine them.',
    ],
    [
      'Exceptions',
      'The right does not apply to goods made to your specification, such as paint mixed to a colour code, or to sealed goods that cannot be returned for reasons of health once opened.',
    ],
    [
      'Model withdrawal form',
      `To ${sellerName}, Provgatan 1, 111 22 Stockholm, Sweden, ${demoEmail}: I hereby give notice that I withdraw from my contract of sale of the following goods. Ordered on, received on. Name and address of consumer. Date, and signature if on paper.`,
    ],
  ],
  imprint: [
    'Company information',
    'Who runs this shop and how to reach us.',
    {
      heading: 'Seller',
      html: `<p>${shopName} is a demonstration shop. The company, its numbers and the people named here are invented; nothing is sold or sent.</p><p>Limited company under Swedish law (aktiebolag). Share capital: SEK 50,000 (invented).</p>`,
      facts: 'seller',
    },
    {
      heading: 'Persons responsible',
      html: '<p>Managing director, also responsible for the content of this site: Prova Exempel (an invented person).</p><p>Hosting: Exempelmoln AB (invented), Provgatan 2, 111 22 Stockholm, Sweden.</p><p>Product safety: each product’s page names its manufacturer under “Safety information”. Where the manufacturer is outside the European Union, the name and address after it are those of the responsible person in the Union (Article 16 of Regulation (EU) 2023/988 on general product safety, GPSR).</p>',
    },
    {
      heading: 'Contact',
      html: '<p>The quickest way to reach us is the <a href="/support">contact form</a>. Many answers are among the <a href="/faq">frequently asked questions</a>.</p>',
    },
    {
      heading: 'Disputes',
      html: '<p>Please write to us first. If we cannot agree, you can turn to the courts of your country and to the body named here, if there is one for your country. We take no part in proceedings before consumer dispute bodies in Germany, Austria, the Netherlands and Great Britain, and are not obliged to.</p>',
      facts: 'mediator',
    },
  ],
  accessibility: [
    'Accessibility statement',
    'How accessible this shop is, what does not work yet, and where to tell us.',
    {
      heading: 'What this statement covers',
      html: `<p>It covers the online shop ${shopName} in all its languages: finding parts, cart, checkout, account and customer service. You can use the shop with a mouse, a touch screen, a keyboard alone or a screen reader, enlarge it to 400 per cent and use most of it without JavaScript.</p>`,
    },
    {
      heading: 'How far the shop conforms',
      html: '<p>We build it to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and to the European standard EN 301 549. The European Accessibility Act, Directive (EU) 2019/882, and the laws of its member states require this of online shops. The shop conforms in part; the exceptions we know of are listed below.</p>',
    },
    {
      heading: 'Known limits',
      html: '<ul><li>Drawings of parts have a short description only. The measurements are also given as a table, but the shape of a part is not described in words.</li><li>Names of manufacturers and some part names are in a different language from the page without being marked as such.</li><li>The pages of payment providers and carriers that you are led to are not ours. We cannot promise that they are accessible.</li></ul>',
    },
    {
      heading: 'How we test',
      html: '<p>We assess the shop ourselves. Automated tests check every kind of page with axe-core in light and dark colours, with the keyboard alone, at a width of 320 pixels and without JavaScript. No independent body has examined the shop yet, nor have we tested it systematically together with people who use assistive technology.</p><p>This statement was prepared in November 2026. We review it at least once a year.</p>',
    },
    {
      heading: 'Report a barrier',
      html: '<p>If something does not work for you, <a href="/support">write to us</a> or call the number given under <a href="/info/imprint">Company information</a>. Tell us which page it is and which aids you use. We answer within two weeks and help you with your order in the meantime.</p>',
    },
    {
      heading: 'Supervision',
      html: '<p>If our answer does not help, you can turn to the authority of your country:</p><ul><li>Sweden: Post- och telestyrelsen (PTS)</li><li>Finland: Traficom, the Transport and Communications Agency</li><li>Denmark: Digitaliseringsstyrelsen</li><li>Germany: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg</li><li>Austria: Sozialministeriumservice</li><li>Belgium: FOD Economie / SPF Économie</li><li>France: DGCCRF</li><li>Netherlands: Autoriteit Consument &amp; Markt (ACM)</li><li>Great Britain: Equality Advisory and Support Service</li></ul>',
    },
  ],
  'take-back': [
    'Take-back and recycling',
    'Where used batteries, oil, lamps and old parts go.',
    {
      heading: 'Batteries',
      html: '<p>Used batteries must not go into household waste: that is what the crossed-out wheeled bin on them means. The letters <strong>Pb</strong> below it mean that the battery contains lead. Lead and the acid in starter batteries harm people and the environment; collected separately, almost all of a battery is recycled.</p><p>You are required by law to hand in used batteries. Recycling centres and shops that sell them take them free of charge, and so do we for the kinds we sell. Never post a battery: it is dangerous goods. <a href="/support">Ask us</a> where you can leave it.</p>',
    },
    {
      heading: 'Deposit on starter batteries in Germany',
      html: '<p>For delivery to Germany, the law adds a deposit of €7.50 including VAT to each starter battery, unless an old one is returned. Hand in the old battery at a recycling centre or a garage, have that confirmed in writing, and send us the confirmation with your order number within two weeks. We then refund the deposit.</p>',
    },
    {
      heading: 'Used oil',
      html: '<p>Used oil poisons water and soil. Never pour it away, and do not mix it with coolant, brake fluid or petrol. We take back, free of charge, as much used engine and gearbox oil as you buy from us, and the oil filters and oily waste of the oil change. Recycling centres and many garages take it too.</p>',
    },
    { heading: 'Our return point', html: '', facts: 'takeBackPoints' },
    {
      heading: 'Electrical parts and lamps',
      html: '<p>Electrical parts and lamps with the crossed-out bin are collected separately as well; only filament bulbs may go into household waste. Take them to a recycling centre, or give us the old one when you buy a new one of the same kind: <a href="/support">write to us</a>. First take out batteries and lamps that can be removed, and delete personal data.</p><p>Registration number in Germany (invented): WEEE DE 00000000.</p>',
    },
    {
      heading: 'Sorting in France (Triman)',
      html: '<p>In France the Triman sign says that a product or its packaging has its own sorting rule: it does not go into household waste. Take used batteries, oil and electrical parts to a collection point or recycling centre, and sort packaging as your municipality asks. The nearest places are on <a href="https://quefairedemesobjets.ademe.fr/">quefairedemesobjets.ademe.fr</a>.</p><p>Unique identifiers (IDU) in France, invented: electrical parts FR000000_05DEMO, batteries FR000000_06DEMO, oils FR000000_17DEMO, packaging FR000000_01DEMO.</p>',
    },
    {
      heading: 'Old parts with a deposit',
      html: '<p>Brake calipers, alternators, starters and other exchange parts are rebuilt from old ones. Drain the old part, put it into the box of the new one and send it within 60 days; then we refund the deposit. How to send it is explained under <a href="/info/returns">Returns</a>.</p>',
    },
  ],
} satisfies Record<string, PageSource>
