import type { accountData as english } from '../../en/customer/account-data.ts'

export const accountData = {
  'account.data': 'Mina uppgifter',
  'account.data.file': 'Ladda ner dina uppgifter',
  'account.data.fileHolds':
    'Filen innehåller dina kontouppgifter, ditt svar om nyhetsbrevet, dina bilar med foton, dina beställningar med kvitton, din varukorg och den här webbläsarens cookieinställningar.',
  'account.data.fileLacks':
    'Det som bara den här enheten minns, till exempel din önskelista, ingår inte. Fråga kundservice om dina meddelanden till oss och om delar du velat få besked om.',
  'account.data.fileFailed':
    'Filen kunde inte skapas just nu. Försök igen om en stund. Vänta en timme om du redan har försökt flera gånger.',
  'account.data.download': 'Ladda ner som JSON-fil',
  'account.data.delete': 'Ta bort ditt konto',
  'account.data.deleteMeans':
    'Vi tar bort ditt konto och det som hör till det inom en månad; till dess kan du ändra dig: skriv till oss. Foton på dina bilar och den här webbläsarens cookieinställningar tas bort genast.',
  'account.data.deleteKeeps': 'Kvitton på dina beställningar sparas så länge lagen kräver.',
  'account.data.askByEmail': 'Skriv till {email} för att få ditt konto borttaget.',
  'account.data.askDelete': 'Begär borttagning',
  'account.data.requested':
    'Vi har tagit emot din begäran. Ditt konto tas bort senast den {date}, och du har fått ett mejl från oss om det.',
  'account.data.photosLater': 'Fotona på dina bilar kunde inte tas bort just nu; de försvinner med kontot.',
  'account.data.deleteFailed':
    'Det är osäkert om din begäran nådde oss. Skriv lösenordet och tryck på knappen en gång till: det blir ändå bara en begäran.',
  'account.data.privacy': 'Så hanterar vi personuppgifter',
} satisfies Record<keyof typeof english, string>
