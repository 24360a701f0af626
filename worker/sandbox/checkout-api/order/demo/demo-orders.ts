/** An order that a demo customer has placed before. */
export interface DemoOrder {
  id: string
  /** The demo customer's e-mail address. */
  customer: string
  /** Hours between the placement of the order and the opening of the account. */
  hoursAgo: number
  /** SKUs and quantities; deposits are added to them. */
  parts: [sku: string, quantity: number][]
  shippingMethod: string
  paymentMethod: string
  voucher?: string
  /** The business it was bought for. */
  business?: { company: string; vatNumber: string }
  /** The returned goods: every part with a SKU, or the old parts that deposits were paid for. */
  returned?: { sku: string } | 'deposits'
}

type History = Omit<DemoOrder, 'id' | 'customer'>[]

const day = 24

/** Astrid drives a Volvo Amazon in Stockholm. Oldest first. */
const astrids: History = [
  {
    hoursAgo: 705 * day,
    parts: [['MAN-AMZ-KRO-SV', 1]],
    shippingMethod: 'home',
    paymentMethod: 'card',
  },
  {
    hoursAgo: 610 * day + 3,
    parts: [
      ['BD-274-143S-F5X114-TOR', 2],
      ['BP-AMZ-274FP-BRO', 1],
    ],
    shippingMethod: 'service-point',
    paymentMethod: 'invoice',
  },
  {
    hoursAgo: 520 * day + 7,
    parts: [
      ['SP-14127-6N-ETI', 4],
      ['DC-4-B18B20-ZUN', 1],
    ],
    shippingMethod: 'locker',
    paymentMethod: 'card',
  },
  {
    hoursAgo: 430 * day + 1,
    parts: [['ALT-35A-AMZ-X-AKK', 1]],
    shippingMethod: 'service-point',
    paymentMethod: 'card',
    returned: 'deposits',
  },
  {
    hoursAgo: 365 * day + 9,
    parts: [
      ['OF-98-B16-KLA', 2],
      ['AF-226-PVE-REI', 1],
    ],
    shippingMethod: 'service-point',
    paymentMethod: 'mobile',
  },
  {
    hoursAgo: 290 * day + 4,
    parts: [['FW-AMZ-LE-KAR', 1]],
    shippingMethod: 'freight',
    paymentMethod: 'prepayment',
  },
  {
    hoursAgo: 210 * day + 6,
    parts: [
      ['DSL-3460-AMZRRE-PLA-BLAC', 2],
      ['DM-AMZ-MLE-KAR', 1],
    ],
    shippingMethod: 'home',
    paymentMethod: 'card',
    returned: { sku: 'DM-AMZ-MLE-KAR' },
  },
  {
    hoursAgo: 150 * day + 2,
    parts: [
      ['SIL-PV-ME-DIC', 1],
      ['EH-PV-LJU', 4],
    ],
    shippingMethod: 'service-point',
    paymentMethod: 'invoice',
    business: { company: 'Exempel Bil & Motor AB', vatNumber: 'SE559999999201' },
  },
  {
    hoursAgo: 75 * day + 8,
    parts: [
      ['WBL-320C-PV-VIS', 2],
      ['BLS-2P-PV-GNI', 1],
    ],
    shippingMethod: 'locker',
    paymentMethod: 'card',
    voucher: 'SAVE10',
  },
  {
    hoursAgo: 20 * day + 5,
    parts: [
      ['TH-82-B16-DIC', 1],
      ['RH-330-PVUE-RAD', 2],
    ],
    shippingMethod: 'service-point',
    paymentMethod: 'invoice',
  },
  {
    hoursAgo: 2 * day + 4,
    parts: [['GK-4GL-PV-MAT-RED', 1]],
    shippingMethod: 'service-point',
    paymentMethod: 'card',
  },
  {
    hoursAgo: 5,
    parts: [['WB-3163-PVR-NIV', 2]],
    shippingMethod: 'service-point',
    paymentMethod: 'card',
  },
]

/** Jonas drives a Citroën 2CV in Berlin. Oldest first. */
const jonass: History = [
  {
    hoursAgo: 690 * day + 2,
    parts: [['MAN-2CV-KRO-DE', 1]],
    shippingMethod: 'home',
    paymentMethod: 'card',
  },
  {
    hoursAgo: 600 * day + 5,
    parts: [
      ['BD-244-7S-F3X160-FRE', 2],
      ['BP-2CV-244F-TOR', 1],
    ],
    shippingMethod: 'home',
    paymentMethod: 'invoice',
  },
  {
    hoursAgo: 505 * day + 8,
    parts: [['BAT-36-330L-VOL', 1]],
    shippingMethod: 'home',
    paymentMethod: 'card',
    returned: 'deposits',
  },
  {
    hoursAgo: 420 * day + 1,
    parts: [
      ['SP-14127-5N-GNI', 2],
      ['FF-74-2CVC-KLA', 2],
    ],
    shippingMethod: 'locker',
    paymentMethod: 'wallet',
  },
  {
    hoursAgo: 350 * day + 6,
    parts: [['CLK-180-2CV-REM', 1]],
    shippingMethod: 'home',
    paymentMethod: 'prepayment',
  },
  {
    hoursAgo: 280 * day + 3,
    parts: [
      ['SB-184-2CVE-LED', 2],
      ['CAB-39-2CVRFE-FJA', 4],
    ],
    shippingMethod: 'service-point',
    paymentMethod: 'card',
  },
  {
    hoursAgo: 200 * day + 7,
    parts: [
      ['TL-2CV-LE-LYK', 1],
      ['WPU-1-2CV-KAR', 1],
    ],
    shippingMethod: 'home',
    paymentMethod: 'card',
    returned: { sku: 'WPU-1-2CV-KAR' },
  },
  {
    hoursAgo: 140 * day + 4,
    parts: [
      ['BDR-220-2CV-F3-TOR', 2],
      ['BS-220X45-2CV-FE-BRO', 1],
    ],
    shippingMethod: 'home',
    paymentMethod: 'invoice',
    business: { company: 'Beispiel Motoren GmbH', vatNumber: 'DE123456789' },
  },
  {
    hoursAgo: 80 * day + 9,
    parts: [
      ['WBL-300C-2CV-VIS', 2],
      ['EMB-2CV-W-MAT-CHRO', 1],
    ],
    shippingMethod: 'locker',
    paymentMethod: 'card',
    voucher: 'SAVE10',
  },
  {
    hoursAgo: 25 * day + 2,
    parts: [
      ['VCG-2CV-REM', 1],
      ['EH-2CV-LJU', 3],
    ],
    shippingMethod: 'home',
    paymentMethod: 'bank',
  },
  {
    hoursAgo: 3 * day + 1,
    parts: [['CVB-81-2CVW-STY', 2]],
    shippingMethod: 'home',
    paymentMethod: 'card',
  },
  {
    hoursAgo: 4,
    parts: [['IC-2CV-B-GNI', 1]],
    shippingMethod: 'express',
    paymentMethod: 'card',
  },
]

/** The histories of the demo customers: twelve orders each, oldest first. */
export const demoOrders: DemoOrder[] = [
  ...historyOf('astrid@example.com', astrids),
  ...historyOf('jonas@example.com', jonass),
]

function historyOf(customer: string, orders: History): DemoOrder[] {
  return orders.map((order, index) => ({ ...order, id: `${customer} ${index + 1}`, customer }))
}
