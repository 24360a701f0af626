import type { PageSource } from '../pages.ts'

export const pages = {
  terms: [
    'Verkaufsbedingungen',
    'Was gilt, wenn Sie bei Tappet kaufen.',
    [
      'Ihr Vertragspartner',
      'Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Schweden, help@tappet.example. Diese Bedingungen gelten für Verbraucher. Das Recht Ihres Landes schützt Sie, was immer hier steht.',
    ],
    [
      'Bestellung und Vertrag',
      'Ihre Bestellung ist ein Kaufangebot. Der Vertrag kommt zustande, wenn wir sie per E-Mail bestätigen. Ist ein Artikel nicht mehr da, sagen wir es Ihnen, und Sie zahlen nichts dafür.',
    ],
    [
      'Preise und Zahlung',
      'Die Preise enthalten die Mehrwertsteuer, sofern die Seite nichts anderes angibt. Versand- und Zahlungskosten sehen Sie vor der Bestellung. Das Altteilpfand für ein Austauschteil wird mit dem Teil berechnet und erstattet, sobald wir das alte erhalten.',
    ],
    [
      'Gesetzliche Mängelrechte',
      'Ist ein Teil mangelhaft oder nicht wie beschrieben, können Sie Reparatur oder Ersatz, eine Minderung des Preises oder Ihr Geld zurück verlangen. Die Rechte bestehen mindestens zwei Jahre ab Lieferung; gibt das Gesetz Ihnen länger, gilt das. Melden Sie den Mangel in angemessener Zeit.',
    ],
    [
      'Streitfälle',
      'Schreiben Sie zuerst uns. Einigen wir uns nicht, können Sie sich an eine Verbraucherschlichtungsstelle oder die Gerichte Ihres Landes wenden.',
    ],
  ],
  privacy: [
    'Datenschutz',
    'Welche Daten wir verarbeiten, warum, und was Sie tun können.',
    ['Verantwortlicher', 'Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Schweden, help@tappet.example.'],
    [
      'Was wir verarbeiten und warum',
      'Name, Anschrift, E-Mail, Telefon und Bestellung, um den Vertrag mit Ihnen zu erfüllen. Rechnungen, weil das Buchführungsrecht es verlangt. Eine Personenkennziffer nur, wenn Sie auf Rechnung zahlen und das Gesetz oder die Bonitätsprüfung sie verlangt.',
    ],
    [
      'Cookies und Speicher',
      'Ein Cookie bewahrt Ihren Warenkorb 30 Tage; zwei merken sich ein Jahr lang Land und Sprache Ihrer Wahl. Sie sind für das nötig, was Sie vom Shop wollen. Angesehene Teile bleiben in Ihrem eigenen Browser.',
    ],
    [
      'Wer Daten erhält',
      'Der Versanddienst und der Zahlungsdienst Ihrer Wahl sowie jene, die den Shop für uns betreiben. Niemand darf die Daten für eigene Zwecke nutzen.',
    ],
    [
      'Wie lange, und Ihre Rechte',
      'Bestellungen und Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt, andere Daten, bis sie nicht mehr nötig sind. Sie können Auskunft, Berichtigung, Übertragung oder Löschung verlangen, der Verwendung widersprechen und sich bei der Datenschutzbehörde Ihres Landes beschweren.',
    ],
  ],
  delivery: [
    'Lieferung',
    'Wohin wir liefern, wie und wie schnell.',
    [
      'Wohin und wie',
      'Wir liefern in die Länder, die Sie unter „Land und Sprache“ wählen können. Die Versandarten Ihrer Bestellung und ihre Kosten sehen Sie an der Kasse.',
    ],
    [
      'Wie lange es dauert',
      'Teile auf Lager gehen innerhalb eines Werktags hinaus. Auf der Seite jedes Teils steht, wenn es nicht auf Lager ist und wie lange der Lieferant braucht. Wir liefern innerhalb von 30 Tagen, sofern nichts anderes vereinbart ist.',
    ],
    [
      'Was nicht überallhin kann',
      'Batterien, Lack, Airbags und anderes Gefahrgut reist nur auf der Straße und wird nicht in jedem Land verkauft. Große Karosserieteile kommen an die Tür, nicht in eine Packstation.',
    ],
    [
      'Wenn etwas beschädigt ist',
      'Prüfen Sie das Paket bei Ankunft und melden Sie Schäden möglichst bald, am besten mit Foto. Das Risiko liegt bei uns, bis Sie die Ware in Händen haben.',
    ],
  ],
  returns: [
    'Rückgabe',
    'Ein Teil innerhalb von 30 Tagen zurückgeben.',
    [
      '30 Tage',
      'Ein unbenutztes Teil können Sie innerhalb von 30 Tagen nach Erhalt zurückgeben. Das ist mehr, als das Widerrufsrecht Ihnen gibt, und schränkt es nicht ein.',
    ],
    [
      'So geht es',
      'Schreiben Sie mit der Bestellnummer an help@tappet.example. Verpacken Sie das Teil, wie es kam, in seinem Karton, und bewahren Sie den Einlieferungsbeleg auf. Die Rücksendung zahlen Sie, außer das Teil war mangelhaft oder wir haben das falsche geschickt.',
    ],
    [
      'Was wir prüfen',
      'Ein eingebautes Teil oder geöffnetes Öl oder geöffneter Lack lässt sich nicht wieder verkaufen. Wurde das Teil über das zur Prüfung Nötige hinaus benutzt, können wir den Wertverlust abziehen.',
    ],
    [
      'Altteile mit Pfand',
      'Entleeren Sie das alte Teil, legen Sie es in den Karton des neuen und senden Sie es innerhalb von 60 Tagen ein. Das Pfand wird erstattet, sobald es vollständig angekommen ist.',
    ],
  ],
  withdrawal: [
    'Widerrufsrecht',
    'Vierzehn Tage, um es sich anders zu überlegen, und wie.',
    [
      'Ihr Recht',
      'Sie können den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist endet 14 Tage, nachdem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware erhalten haben.',
    ],
    [
      'So widerrufen Sie',
      'Teilen Sie es uns eindeutig mit, per Brief an Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Schweden, oder per E-Mail an help@tappet.example. Es genügt, die Mitteilung vor Ablauf der Frist abzusenden. Das Formular unten können Sie verwenden, müssen es aber nicht.',
    ],
    [
      'Folgen des Widerrufs',
      'Wir erstatten alle Zahlungen einschließlich der Standardlieferung binnen 14 Tagen nach Eingang Ihrer Mitteilung mit demselben Zahlungsmittel. Wir dürfen warten, bis wir die Ware oder den Nachweis der Absendung haben. Senden Sie die Ware binnen 14 Tagen zurück; die Kosten der Rücksendung tragen Sie. Für einen Wertverlust haften Sie nur, wenn er auf einen Umgang zurückgeht, der zur Prüfung der Ware nicht nötig war.',
    ],
    [
      'Ausnahmen',
      'Das Recht besteht nicht bei Waren, die nach Ihren Vorgaben gefertigt sind, etwa nach Farbcode gemischtem Lack, und nicht bei versiegelten Waren, die aus Gründen des Gesundheitsschutzes nach dem Öffnen nicht zurückgegeben werden können.',
    ],
    [
      'Muster-Widerrufsformular',
      'An Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Schweden, help@tappet.example: Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren. Bestellt am, erhalten am. Name und Anschrift des Verbrauchers. Datum, und Unterschrift nur bei Mitteilung auf Papier.',
    ],
  ],
} satisfies Record<string, PageSource>
