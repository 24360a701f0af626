import type { accountData as english } from '../../en/customer/account-data.ts'

export const accountData = {
  'account.data': 'Meine Daten',
  'account.data.file': 'Ihre Daten herunterladen',
  'account.data.fileHolds':
    'Die Datei enthält Ihre Kontodaten, Ihre Newsletter-Auswahl, Ihre Fahrzeuge mit Fotos, Ihre Bestellungen mit Belegen, Ihren Warenkorb und die Cookie-Einstellungen dieses Browsers.',
  'account.data.fileLacks':
    'Was sich nur dieses Gerät merkt, etwa Ihr Merkzettel, steht nicht darin. Nach Ihren Nachrichten an uns und nach Teilen, zu denen Sie benachrichtigt werden wollten, fragen Sie bitte den Kundenservice.',
  'account.data.fileFailed':
    'Die Datei konnte gerade nicht erstellt werden. Versuchen Sie es gleich noch einmal. Nach mehreren Versuchen warten Sie bitte eine Stunde.',
  'account.data.download': 'Als JSON-Datei herunterladen',
  'account.data.delete': 'Ihr Konto löschen',
  'account.data.deleteMeans':
    'Wir löschen Ihr Konto und alles, was dazugehört, innerhalb eines Monats. Bis dahin können Sie es sich anders überlegen: Schreiben Sie uns. Fotos Ihrer Fahrzeuge und die Cookie-Einstellungen dieses Browsers werden sofort gelöscht.',
  'account.data.deleteKeeps':
    'Belege Ihrer Bestellungen bewahren wir so lange auf, wie das Gesetz es verlangt.',
  'account.data.askByEmail': 'Schreiben Sie an {email}, um Ihr Konto löschen zu lassen.',
  'account.data.askDelete': 'Löschung beantragen',
  'account.data.requested':
    'Wir haben Ihren Antrag erhalten. Ihr Konto wird bis zum {date} gelöscht; Sie haben dazu eine E-Mail von uns.',
  'account.data.photosLater':
    'Die Fotos Ihrer Fahrzeuge konnten gerade nicht gelöscht werden; sie werden mit dem Konto gelöscht.',
  'account.data.deleteFailed':
    'Es ist nicht sicher, ob Ihr Antrag uns erreicht hat. Geben Sie Ihr Passwort ein und klicken Sie noch einmal: Es bleibt bei einem Antrag.',
  'account.data.privacy': 'Wie wir mit personenbezogenen Daten umgehen',
} satisfies Record<keyof typeof english, string>
