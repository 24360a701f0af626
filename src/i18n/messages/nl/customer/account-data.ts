import type { accountData as english } from '../../en/customer/account-data.ts'

export const accountData = {
  'account.data': 'Mijn gegevens',
  'account.data.file': 'Uw gegevens downloaden',
  'account.data.fileHolds':
    'Het bestand bevat uw accountgegevens, uw keuze voor de nieuwsbrief, uw auto’s met foto’s, uw bestellingen met bonnen, uw winkelwagen en de cookie-instellingen van deze browser.',
  'account.data.fileLacks':
    'Wat alleen dit apparaat onthoudt, zoals uw verlanglijst, staat er niet in. Uw berichten aan ons en de onderdelen waarvoor u een voorraadbericht hebt aangevraagd, kunt u opvragen bij de klantenservice.',
  'account.data.fileFailed':
    'Het bestand kon nu niet worden gemaakt. Probeer het zo opnieuw. Hebt u het al vaker geprobeerd, wacht dan een uur.',
  'account.data.download': 'Downloaden als JSON-bestand',
  'account.data.delete': 'Uw account verwijderen',
  'account.data.deleteMeans':
    'We verwijderen uw account en alles wat erbij hoort binnen een maand. Tot die tijd kunt u zich bedenken: laat het ons dan weten. Foto’s van uw auto’s en de cookie-instellingen van deze browser worden meteen verwijderd.',
  'account.data.deleteKeeps': 'Bonnen van uw bestellingen bewaren we zolang de wet dat eist.',
  'account.data.askByEmail': 'Schrijf naar {email} om uw account te laten verwijderen.',
  'account.data.askDelete': 'Verwijdering aanvragen',
  'account.data.requested':
    'We hebben uw verzoek ontvangen. Uw account wordt uiterlijk op {date} verwijderd; u hebt daarover een e-mail van ons gekregen.',
  'account.data.photosLater':
    'De foto’s van uw auto’s konden nu niet worden verwijderd; ze worden samen met het account verwijderd.',
  'account.data.deleteFailed':
    'Het is niet zeker of uw verzoek ons heeft bereikt. Vul uw wachtwoord in en druk nog één keer op de knop: het blijft één verzoek.',
  'account.data.privacy': 'Hoe we met persoonsgegevens omgaan',
} satisfies Record<keyof typeof english, string>
