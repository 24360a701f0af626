import type { accountData as english } from '../../en/customer/account-data.ts'

export const accountData = {
  'account.data': 'Mine data',
  'account.data.file': 'Hent dine data',
  'account.data.fileHolds':
    'Filen indeholder dine kontooplysninger, dit valg om nyhedsbrev, dine biler med fotos, dine ordrer med kvitteringer, din kurv og denne browsers cookieindstillinger.',
  'account.data.fileLacks':
    'Det, der kun er gemt på denne enhed, for eksempel din ønskeliste, er ikke med. Kontakt kundeservice for at få dine beskeder til os og dine anmodninger om besked, når en del er på lager igen.',
  'account.data.fileFailed':
    'Filen kunne ikke oprettes lige nu. Prøv igen om et øjeblik. Har du allerede prøvet flere gange, så vent en time.',
  'account.data.download': 'Hent som JSON-fil',
  'account.data.delete': 'Slet din konto',
  'account.data.deleteMeans':
    'Vi sletter din konto og det, der hører til den, inden for en måned; indtil da kan du fortryde: skriv til os. Fotos af dine biler og denne browsers cookieindstillinger slettes med det samme.',
  'account.data.deleteKeeps': 'Kvitteringer for dine ordrer gemmes, så længe loven kræver det.',
  'account.data.askByEmail': 'Skriv til {email} for at få slettet din konto.',
  'account.data.askDelete': 'Bed om sletning',
  'account.data.requested':
    'Vi har modtaget din anmodning. Din konto slettes senest den {date}, og du har fået en e-mail fra os om det.',
  'account.data.photosLater':
    'Fotos af dine biler kunne ikke slettes lige nu; de slettes sammen med kontoen.',
  'account.data.deleteFailed':
    'Det er usikkert, om din anmodning nåede frem. Skriv din adgangskode, og tryk på knappen én gang til: det tæller stadig som én anmodning.',
  'account.data.privacy': 'Sådan behandler vi persondata',
} satisfies Record<keyof typeof english, string>
