import type { accountData as english } from '../../en/customer/account-data.ts'

export const accountData = {
  'account.data': 'Omat tiedot',
  'account.data.file': 'Lataa tietosi',
  'account.data.fileHolds':
    'Tiedostossa ovat tilitietosi, valintasi uutiskirjeestä, autosi kuvineen, tilauksesi kuitteineen, ostoskorisi ja tämän selaimen evästeasetukset.',
  'account.data.fileLacks':
    'Siinä ei ole tietoja, jotka ovat tallessa vain tällä laitteella, kuten toivelistaasi. Meille lähettämistäsi viesteistä ja pyytämistäsi saatavuusilmoituksista voit kysyä asiakaspalvelusta.',
  'account.data.fileFailed':
    'Tiedostoa ei voitu tehdä juuri nyt. Yritä hetken kuluttua uudelleen. Jos olet jo yrittänyt monta kertaa, odota tunti.',
  'account.data.download': 'Lataa JSON-tiedostona',
  'account.data.delete': 'Poista tilisi',
  'account.data.deleteMeans':
    'Poistamme tilisi ja siihen kuuluvat tiedot kuukauden kuluessa; siihen asti voit muuttaa mieltäsi: kirjoita meille. Autojesi kuvat ja tämän selaimen evästeasetukset poistetaan heti.',
  'account.data.deleteKeeps': 'Tilaustesi kuitit säilytetään niin kauan kuin laki vaatii.',
  'account.data.askByEmail': 'Kirjoita osoitteeseen {email}, jos haluat, että tilisi poistetaan.',
  'account.data.askDelete': 'Pyydä poistamista',
  'account.data.requested':
    'Olemme saaneet pyyntösi. Tilisi poistetaan viimeistään {date}, ja olet saanut siitä meiltä sähköpostia.',
  'account.data.photosLater': 'Autojesi kuvia ei voitu poistaa juuri nyt; ne poistetaan tilin mukana.',
  'account.data.deleteFailed':
    'Ei ole varmaa, saapuiko pyyntösi meille. Kirjoita salasanasi ja paina painiketta vielä kerran: pyyntöjä on silti vain yksi.',
  'account.data.privacy': 'Näin käsittelemme henkilötietoja',
} satisfies Record<keyof typeof english, string>
