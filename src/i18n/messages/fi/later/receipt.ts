import type { receipt as english } from '../../en/later/receipt.ts'

export const receipt = {
  'receipt.forCar': 'Autoon: {car}',
  'receipt.deposits': 'Pantit',
  'receipt.depositsHint': 'Palautetaan, kun olemme saaneet vanhan osan.',
  'receipt.returnPart': 'Palauta vanha osa',
  'receipt.nothingToPay': 'Ei maksettavaa',
  'receipt.ask': 'Kysy tilauksesta',
  'receipt.netPrice': 'Veroton hinta',
  'receipt.netSum': 'Veroton summa',
  'receipt.rounding': 'Pyöristys',
  'receipt.vatAt': 'Josta alv {rate}\u00a0%, veroton summa {net}',
  'receipt.vatExempt':
    'Veroton yhteisömyynti (direktiivi 2006/112/EY, 138 artikla): arvonlisäveroa ei peritä. Ostaja tilittää veron alv-tunnisteellaan {vatNumber}.',
  'receipt.seller': 'Myyjä',
  'receipt.disputes': 'Jos emme pääse sopuun',
  'receipt.takeBack': 'Jätteiden vastaanotto',
  'receipt.transferMatch': 'Kirjoita viite tilisiirtoon, jotta voimme kohdistaa maksun tilaukseesi.',
  'receipt.demo': 'Esittelykauppa: mitään ei myydä eikä lähetetä. Älä siirrä rahaa.',
  'orders.receipt': 'Kuitti',
  'withdraw.here': 'Peruuta sopimus tästä',
} satisfies Record<keyof typeof english, string>
