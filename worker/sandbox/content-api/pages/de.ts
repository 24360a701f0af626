import { demoEmail, shopName } from '#src/brand.ts'
import { sellerName, sellerPhone } from '../seller.ts'
import type { PageSource } from './page-source.ts'

export const pages = {
  terms: [
    'Allgemeine Geschäftsbedingungen (AGB)',
    `Was gilt, wenn Sie bei ${shopName} kaufen.`,
    [
      'Ihr Vertragspartner',
      `${sellerName}, Provgatan 1, 111 22 Stockholm, Schweden, ${demoEmail}. Diese Bedingungen gelten für Verbraucher. Das Recht Ihres Landes schützt Sie unabhängig davon, was hier steht.`,
    ],
    [
      'Bestellung und Vertrag',
      'Ihre Bestellung ist ein Kaufangebot. Der Vertrag kommt zustande, wenn wir sie per E-Mail bestätigen. Ist ein Artikel nicht mehr lieferbar, teilen wir Ihnen das mit, und Sie zahlen nichts dafür.',
    ],
    [
      'Preise und Zahlung',
      'Die Preise enthalten die Mehrwertsteuer, sofern die Seite nichts anderes angibt. Versand- und Zahlungskosten sehen Sie vor der Bestellung. Ein Entgelt für eine Zahlungsart ist nie höher als die Kosten, die uns durch sie entstehen; in Österreich, Belgien und Frankreich gibt es keines. Das Altteilpfand für ein Austauschteil wird mit dem Teil berechnet und erstattet, sobald wir das alte erhalten.',
    ],
    [
      'Gesetzliche Mängelrechte',
      'Ist ein Teil mangelhaft oder nicht wie beschrieben, können Sie Reparatur oder Ersatz, eine Minderung des Preises oder Ihr Geld zurück verlangen.',
      'Diese Rechte bestehen ab Lieferung in Deutschland, Österreich, Belgien, Frankreich und Dänemark zwei Jahre, in Schweden drei und in Norwegen fünf Jahre (zwei bei Teilen, die nicht länger halten sollen). In Finnland und den Niederlanden haften wir so lange, wie man erwarten kann, dass das Teil hält, mindestens aber zwei Jahre. In anderen Ländern der Europäischen Union sind es mindestens zwei Jahre; gibt das Gesetz Ihnen länger Zeit, gilt das. In Großbritannien können Sie Ansprüche sechs Jahre lang geltend machen, in Schottland fünf, und ein mangelhaftes Teil binnen 30 Tagen nach Erhalt gegen volle Erstattung zurückweisen.',
      'In Deutschland, Österreich, Frankreich und Großbritannien gibt es keine Frist, in der Sie uns einen Mangel melden müssen. In Schweden, Finnland, Dänemark, Norwegen, den Niederlanden und Belgien melden Sie ihn innerhalb angemessener Zeit, nachdem Sie ihn bemerkt haben; eine Meldung binnen zwei Monaten ist immer rechtzeitig.',
    ],
    {
      heading: 'Streitfälle',
      html: '<p>Wenden Sie sich zuerst an uns. Einigen wir uns nicht, können Sie sich an die Gerichte Ihres Landes wenden und an die hier genannte Stelle, wenn es für Ihr Land eine gibt.</p>',
      facts: 'mediator',
    },
  ],
  privacy: [
    'Datenschutz',
    'Welche Daten wir verarbeiten, warum, und was Sie tun können.',
    ['Verantwortlicher', `${sellerName}, Provgatan 1, 111 22 Stockholm, Schweden, ${demoEmail}.`],
    {
      heading: 'Was wir verarbeiten, warum und auf welcher Rechtsgrundlage',
      html: '<p>Die Buchstaben sind die des Artikels 6 Absatz 1 der Datenschutz-Grundverordnung (DSGVO): (a) Einwilligung, (b) Vertrag, (c) rechtliche Verpflichtung, (f) berechtigtes Interesse.</p><ul><li>Bestellung, Lieferung, Zahlung, Rücksendung und Konto: Name, Anschrift, E-Mail, Telefon und was Sie bestellen, um den Vertrag mit Ihnen zu erfüllen (b).</li><li>Rechnungen, weil das Buchführungsrecht sie verlangt; Widerrufe und Mängelanzeigen, weil das Gesetz Ihnen diese Rechte gibt (c).</li><li>Personennummer: nur, wenn Sie auf Rechnung zahlen und das Gesetz oder die Bonitätsprüfung sie verlangt (b).</li><li>Kontaktformular und E-Mail: Ihr Name, Ihre E-Mail-Adresse, die Bestellnummer und was Sie schreiben, um Ihnen zu antworten. Geht es um eine Bestellung, gehört das zum Vertrag (b), sonst ist es unser Interesse, Fragen zu beantworten (f).</li><li>Newsletter: Ihre E-Mail-Adresse, mit Ihrer Einwilligung (a). Wo wir Sie um eine Bestätigung bitten, erhalten Sie ihn erst, wenn Sie den Link in unserer E-Mail geöffnet haben; er gilt drei Tage. Sie können ihn jederzeit abbestellen.</li><li>Kennzeichen: Wenn Sie ein Fahrzeug über sein Kennzeichen suchen, senden wir das Kennzeichen an ein Fahrzeugregister, das uns das Fahrzeug nennt (b).</li><li>Fehlerberichte: Wenn etwas nicht funktioniert, die Art des Fehlers, seine Stelle im Programm, die Art der Seite und die Dauer, nicht aber Ihre Adresse, Ihre Cookies oder was Sie eingegeben haben. Unser Interesse ist ein Shop, der funktioniert (f).</li><li>Geschwindigkeit der Seiten: bei einem Teil der Besuche, wie schnell eine Seite erschien und reagierte, wie weit sie sich verschob, und die Art der Seite. In Ihrem Browser wird dafür nichts gespeichert, und die Werte werden nur zusammengezählt, ohne Ihre Adresse. Unser Interesse ist ein schneller Shop (f).</li><li>Sicherheitsprotokoll: fehlgeschlagene Anmeldungen, Änderungen an Konten und abgewehrte Angriffe. Netzwerke und Konten stehen darin nur als Hashwerte. Unser Interesse ist, den Shop und Ihr Konto zu schützen (f).</li><li>Statistik und Marketing: nur mit Ihrer Einwilligung (a), wie unten beschrieben. Wir bewahren einen Nachweis Ihrer Antwort auf, weil wir sie nachweisen müssen (c).</li></ul>',
    },
    {
      heading: 'Cookies und Speicher',
      html: '<p>Diese Cookies und Einträge im Speicher Ihres Browsers sind für das, was Sie im Shop tun, unbedingt erforderlich:</p><ul><li>rc_centra_checkout_token: Ihr Warenkorb und ob Sie angemeldet sind. 30 Tage.</li><li>rc_country, rc_lang: Land und Sprache Ihrer Wahl. Ein Jahr.</li><li>rc_returns: was Sie zurücksenden möchten. 60 Tage.</li><li>rc_unclear_payment, rc_sent_payment: eine Bestellung, die Sie ohne JavaScript abgeschickt haben. Höchstens ein Tag beziehungsweise eine Stunde.</li><li>rc_consent: Ihre Antwort zur Messung. Sechs Monate.</li><li>rc_wishlist, rc_garage, rc_item_cars, rc_car_photos: Ihr Merkzettel und Ihre Fahrzeuge mit dem, was Sie zu ihnen angeben, etwa eigene Bezeichnung, Fahrgestellnummer, Farbe und Foto. In Ihrem Browser, bis Sie sie entfernen. Wenn Sie sich anmelden, werden Fahrzeuge und Fotos in Ihrem Konto gespeichert.</li><li>rc_viewed, rc_searches: angesehene Teile und Ihre letzten Suchen. In Ihrem Browser, bis Sie sie dort löschen, wo sie angezeigt werden. Das Merken angesehener Teile können Sie auf dieser Seite auch abschalten.</li><li>rc_promised_days, rc_tracked: wann Ihre Bestellungen ankommen sollten und welche angezeigt wurden. Die letzten 30 beziehungsweise 20 Bestellungen.</li><li>rc_cart_intents, rc_cart_mark, rc_cart_open, rc_cart_pending, rc_payment: laufende Änderungen am Warenkorb und eine laufende Zahlung. Bis sie abgeschlossen sind, eine Zahlung höchstens einen Tag.</li><li>rc_places, rc_scroll, rc_compare, rc_quick_order, rc_picked_payment, rc_region_before: Ihre Position in einer Liste, Teile im Vergleich und was Sie bei diesem Besuch gewählt haben. Bis Sie den Tab schließen.</li></ul>',
    },
    {
      heading: 'Messung, wenn Sie zustimmen',
      html: '<p>Mit Ihrer Einwilligung zählen wir Besuche und Käufe (Statistik) und sehen, ob unsere Werbung wirkt (Marketing). Der Shop kann dafür diese Dienste mit eigenen Cookies nutzen:</p><ul><li>Google Analytics 4 von Google Ireland Limited, geladen vom Google Tag Manager, für Statistik: _ga und Cookies, die mit _ga_ beginnen. 400 Tage.</li><li>Google Ads von Google Ireland Limited, geladen vom Google Tag Manager, für Marketing: Cookies, die mit _gcl_ beginnen. 90 Tage.</li><li>Meta-Pixel und Conversions API von Meta Platforms Ireland Limited, für Marketing: _fbp und _fbc. 90 Tage.</li><li>Das Widget eines Werbepartners, für Marketing, das Adresse und Sprache der Seite erfährt: Cookies, die mit _partner beginnen, so lange, wie der Partner angibt.</li><li>Der Shop selbst, bis der Besuch endet: rc_events, was an der Kasse geschah, bis die Bestätigung es meldet; rc_test_event, der Code eines Tests, wenn die Adresse einer Seite einen enthält.</li></ul><p>Die Dienste erfahren, welche Seiten und Teile Sie ansehen und kaufen; für Werbung auch die IP-Adresse, den Namen des Browsers und bei einer Bestellung E-Mail-Adresse und Telefonnummer, beide gehasht. Ohne Einwilligung wird nichts davon geladen oder gesendet. Unter „Cookie-Einstellungen“ unten auf jeder Seite ändern oder widerrufen Sie Ihre Antwort; dann werden diese Cookies entfernt.</p>',
    },
    {
      heading: 'Wer Daten erhält',
      html: '<p>Der Versanddienst und der Zahlungsdienst Ihrer Wahl sowie jene, die den Shop für uns betreiben: Hosting, E-Mail, Kundenservice und Fehlerberichte. Sie dürfen die Daten für nichts anderes nutzen. Ein Fahrzeugregister erhält das Kennzeichen, nach dem Sie suchen.</p><p>Stimmen Sie dem Marketing zu, erhalten auch Google, Meta und der Werbepartner Daten und nutzen sie auch für eigene Zwecke. Google und Meta können sie in die USA übermitteln, auf Grundlage des Datenschutzrahmens EU-USA.</p>',
    },
    {
      heading: 'Wie lange',
      html: '<ul><li>Rechnungen und die zugehörigen Bestellungen: sieben Jahre nach dem Ende des Kalenderjahrs, in dem das Geschäftsjahr endete, wie es das schwedische Buchführungsgesetz verlangt.</li><li>Nachrichten an den Kundenservice: zwei Jahre nach unserer letzten Antwort.</li><li>Konto mit Fahrzeugen und Fotos: bis Sie es löschen lassen. Newsletter: bis Sie ihn abbestellen.</li><li>Nachweis der Einwilligung: drei Jahre nach ihrem Ende.</li><li>Fehlerberichte und Sicherheitsprotokoll: 90 Tage.</li></ul>',
    },
    {
      heading: 'Ihre Rechte',
      html: '<p>Sie können Auskunft, Berichtigung, Übertragung, Löschung oder Einschränkung verlangen, einer Nutzung widersprechen, die auf unserem Interesse beruht, und eine Einwilligung jederzeit für die Zukunft widerrufen. Mit einem Konto können Sie <a href="/account/data">Ihre Daten herunterladen und löschen lassen</a>, sonst <a href="/support">schreiben Sie uns</a>.</p><p>Sie können sich bei der Datenschutzbehörde Ihres Landes beschweren oder bei unserer: Integritetsskyddsmyndigheten (IMY), Box 8114, 104 20 Stockholm, Schweden, <a href="https://www.imy.se/">imy.se</a>.</p>',
    },
  ],
  delivery: [
    'Lieferung',
    'Wohin wir liefern, wie und wie schnell.',
    [
      'Wohin und wie',
      'Wir liefern in die Länder, die Sie unter „Land und Sprache“ wählen können. Die Tabelle „Lieferung nach“ auf dieser Seite nennt die Lieferarten für Ihr Land, ihre Preise und Lieferzeiten.',
    ],
    [
      'Zoll und Einfuhrumsatzsteuer',
      'Wir versenden aus Schweden. Innerhalb der Europäischen Union fallen weder Zoll noch Einfuhrumsatzsteuer an.',
      'Ein Paket nach Norwegen oder Großbritannien geht über eine Zollgrenze. Der Preis im Shop enthält die Mehrwertsteuer Ihres Landes. Wir lassen das Paket beim Zoll anmelden und zahlen die Einfuhrumsatzsteuer, etwaigen Zoll und die Gebühr des Versanddienstes dafür; bei der Zustellung zahlen Sie nichts. Verlangen Versanddienst oder Zoll trotzdem Geld von Ihnen, zahlen Sie es nicht und schreiben Sie uns.',
      'Wenn Sie von dort etwas zurücksenden, schreiben Sie „Returned goods“ auf das Paket und legen Sie den Beleg bei, damit auf dem Weg zu uns kein Zoll anfällt.',
    ],
    [
      'Wie lange es dauert',
      'Vorrätige Teile verlassen unser Lager innerhalb eines Werktags. Ist ein Teil nicht vorrätig, steht das auf seiner Seite, ebenso, wie lange der Lieferant braucht. Wir liefern innerhalb von 30 Tagen, sofern nichts anderes vereinbart ist.',
    ],
    [
      'Was wir nicht überallhin liefern',
      'Batterien, Lack und anderes Gefahrgut werden nur auf der Straße befördert und nicht in jedem Land verkauft. Große Karosserieteile werden an die Haustür geliefert, nicht an einen Paketautomaten.',
    ],
    [
      'Wenn etwas beschädigt ist',
      'Prüfen Sie das Paket bei Ankunft und melden Sie Schäden möglichst bald, am besten mit Foto. Wir tragen das Risiko, bis Sie die Ware erhalten haben.',
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
      `Melden Sie sich an, öffnen Sie die Bestellung und wählen Sie „Etwas zurücksenden“, oder schreiben Sie mit der Bestellnummer an ${demoEmail}. Verpacken Sie das Teil so, wie es ankam, in seinem Originalkarton und bewahren Sie den Einlieferungsbeleg auf. Die Rücksendung zahlen Sie, es sei denn, das Teil war mangelhaft oder wir haben das falsche geschickt.`,
    ],
    [
      'Was wir prüfen',
      'Ein eingebautes Teil, geöffnetes Öl oder geöffneter Lack lässt sich nicht wieder verkaufen. Wurde das Teil über das zur Prüfung Nötige hinaus benutzt, können wir den Wertverlust abziehen.',
    ],
    [
      'Altteile mit Pfand',
      'Entleeren Sie das alte Teil, legen Sie es in den Karton des neuen und senden Sie es innerhalb von 60 Tagen ein. Das Pfand wird erstattet, sobald das Altteil vollständig angekommen ist.',
    ],
  ],
  withdrawal: [
    'Widerrufsrecht',
    'Sie haben 14 Tage Zeit, es sich anders zu überlegen. So widerrufen Sie.',
    [
      'Ihr Recht',
      'Sie können den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist endet 14 Tage, nachdem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware erhalten haben bzw. hat.',
    ],
    {
      heading: 'So widerrufen Sie',
      paragraphs: [
        `Teilen Sie uns eindeutig mit, dass Sie widerrufen: per Brief an ${sellerName}, Provgatan 1, 111 22 Stockholm, Schweden, telefonisch unter ${sellerPhone} oder per E-Mail an ${demoEmail}. Es genügt, die Mitteilung vor Ablauf der Frist abzusenden. Das Formular unten können Sie verwenden, müssen es aber nicht.`,
        'Sie können auch online widerrufen: Wählen Sie „Vertrag widerrufen“ am Ende jeder Seite oder bei Ihrer Bestellung. Den Eingang bestätigen wir unverzüglich per E-Mail mit Inhalt, Datum und Uhrzeit.',
      ],
      html: '<p><a href="/withdraw">Vertrag widerrufen</a></p>',
    },
    [
      'Folgen des Widerrufs',
      'Wir erstatten alle Zahlungen einschließlich der Kosten der Standardlieferung unverzüglich und spätestens binnen 14 Tagen nach Eingang Ihrer Mitteilung mit demselben Zahlungsmittel. Wir dürfen warten, bis wir die Ware oder den Nachweis der Absendung haben. Senden Sie die Ware unverzüglich und spätestens binnen 14 Tagen nach Ihrer Mitteilung zurück; die Kosten der Rücksendung tragen Sie. Für einen Wertverlust haften Sie nur, wenn er auf einen Umgang zurückgeht, der zur Prüfung der Ware nicht nötig war.',
    ],
    [
      'Ausnahmen',
      'Das Recht besteht nicht bei Waren, die nach Ihren Vorgaben gefertigt sind, etwa nach Farbcode gemischtem Lack, und nicht bei versiegelten Waren, die aus Gründen des Gesundheitsschutzes nach dem Öffnen nicht zurückgegeben werden können.',
    ],
    [
      'Muster-Widerrufsformular',
      `An ${sellerName}, Provgatan 1, 111 22 Stockholm, Schweden, ${demoEmail}: Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren: … Bestellt am: … Erhalten am: … Name des Verbrauchers: … Anschrift des Verbrauchers: … Unterschrift des Verbrauchers (nur bei Mitteilung auf Papier): … Datum: …`,
    ],
  ],
  imprint: [
    'Impressum',
    'Wer diesen Shop betreibt und wie Sie uns erreichen.',
    {
      heading: 'Anbieter',
      html: `<p>${shopName} ist ein Demo-Shop. Das Unternehmen, seine Nummern und die hier genannten Personen sind erfunden; es wird nichts verkauft oder versandt.</p><p>Aktiengesellschaft schwedischen Rechts (aktiebolag). Grundkapital: 50.000\u00a0SEK (erfunden). Medieninhaber und Anbieter: ${sellerName}, Sitz in Stockholm. Unternehmensgegenstand: Versandhandel mit Autoteilen.</p>`,
      facts: 'seller',
    },
    {
      heading: 'Vertretung und Verantwortung',
      html: '<p>Vertreten durch die Geschäftsführerin Prova Exempel (eine erfundene Person), die auch für den Inhalt dieser Website verantwortlich ist.</p><p>Hosting: Exempelmoln AB (erfunden), Provgatan 2, 111 22 Stockholm, Schweden.</p><p>Produktsicherheit: Die Seite jedes Produkts nennt den Hersteller unter „Sicherheitshinweise“. Hat er seinen Sitz außerhalb der Europäischen Union, sind Name und Anschrift danach die der verantwortlichen Person in der Union (Artikel 16 der Verordnung (EU) 2023/988 über die allgemeine Produktsicherheit, GPSR).</p>',
    },
    {
      heading: 'Kontakt',
      html: '<p>Am schnellsten erreichen Sie uns über das <a href="/support">Kontaktformular</a>. Viele Antworten finden Sie unter <a href="/faq">Häufige Fragen</a>.</p>',
    },
    {
      heading: 'Streitbeilegung',
      html: '<p>Bitte wenden Sie sich zuerst an uns. Einigen wir uns nicht, können Sie sich an die Gerichte Ihres Landes wenden und an die hier genannte Stelle, wenn es für Ihr Land eine gibt. An Verfahren vor Verbraucherschlichtungsstellen in Deutschland, Österreich, den Niederlanden und Großbritannien nehmen wir nicht teil und sind dazu auch nicht verpflichtet.</p>',
      facts: 'mediator',
    },
  ],
  accessibility: [
    'Erklärung zur Barrierefreiheit',
    'Wie barrierefrei dieser Shop ist, was noch nicht geht und wo Sie es melden können.',
    {
      heading: 'Wofür diese Erklärung gilt',
      html: `<p>Sie gilt für den Onlineshop ${shopName} in allen Sprachen: Teile finden, Warenkorb, Kasse, Konto und Kundenservice. Sie können den Shop mit Maus, Touchscreen, nur mit der Tastatur oder mit einem Screenreader bedienen, ihn auf 400 Prozent vergrößern und das meiste ohne JavaScript nutzen.</p>`,
    },
    {
      heading: 'Stand der Barrierefreiheit',
      html: '<p>Wir bauen den Shop nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und nach der europäischen Norm EN 301 549. Das verlangen von Onlineshops die Richtlinie (EU) 2019/882 und in Deutschland das Barrierefreiheitsstärkungsgesetz (BFSG). Der Shop erfüllt die Anforderungen teilweise; die uns bekannten Ausnahmen stehen unten.</p>',
    },
    {
      heading: 'Bekannte Einschränkungen',
      html: '<ul><li>Zeichnungen von Teilen haben nur eine kurze Beschreibung. Die Maße stehen auch in einer Tabelle, die Form eines Teils wird aber nicht in Worten beschrieben.</li><li>Namen von Herstellern und manche Namen von Teilen stehen in einer anderen Sprache als die Seite, ohne so ausgezeichnet zu sein.</li><li>Die Seiten von Zahlungs- und Versanddiensten, zu denen Sie weitergeleitet werden, gehören nicht uns. Wir können nicht versprechen, dass sie barrierefrei sind.</li></ul>',
    },
    {
      heading: 'Wie wir prüfen',
      html: '<p>Wir bewerten den Shop selbst. Automatische Tests prüfen jede Art von Seite mit axe-core in hellen und dunklen Farben, nur mit der Tastatur, bei 320 Pixeln Breite und ohne JavaScript. Eine unabhängige Stelle hat den Shop noch nicht geprüft, und wir haben ihn noch nicht systematisch mit Menschen getestet, die Hilfsmittel verwenden.</p><p>Diese Erklärung wurde im November 2026 erstellt. Wir überprüfen sie mindestens einmal im Jahr.</p>',
    },
    {
      heading: 'Barriere melden',
      html: '<p>Wenn etwas für Sie nicht funktioniert, <a href="/support">schreiben Sie uns</a> oder rufen Sie die Nummer im <a href="/info/imprint">Impressum</a> an. Nennen Sie die Seite und die Hilfsmittel, die Sie verwenden. Wir antworten innerhalb von zwei Wochen und helfen Ihnen in der Zwischenzeit bei Ihrer Bestellung.</p>',
    },
    {
      heading: 'Marktüberwachung',
      html: '<p>Hilft unsere Antwort nicht weiter, können Sie sich an die Behörde Ihres Landes wenden:</p><ul><li>Schweden: Post- och telestyrelsen (PTS)</li><li>Finnland: Verkehrs- und Kommunikationsbehörde Traficom</li><li>Dänemark: Digitaliseringsstyrelsen</li><li>Deutschland: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg</li><li>Österreich: Sozialministeriumservice</li><li>Belgien: FOD Economie / SPF Économie</li><li>Frankreich: DGCCRF</li><li>Niederlande: Autoriteit Consument &amp; Markt (ACM)</li><li>Vereinigtes Königreich: Equality Advisory and Support Service</li></ul>',
    },
  ],
  'take-back': [
    'Rücknahme und Entsorgung',
    'Wohin mit Altbatterien, Altöl, Lampen und Altteilen.',
    {
      heading: 'Batterien',
      html: '<p>Altbatterien gehören nicht in den Hausmüll: Das bedeutet die durchgestrichene Abfalltonne. Die Buchstaben <strong>Pb</strong> darunter bedeuten, dass die Batterie Blei enthält. Blei und die Säure in Starterbatterien schaden Mensch und Natur; getrennt gesammelt wird fast alles an einer Batterie wiederverwertet.</p><p>Sie sind gesetzlich verpflichtet, Altbatterien abzugeben. Wertstoffhöfe und Geschäfte, die Batterien verkaufen, nehmen sie unentgeltlich an, und auch wir nehmen die Arten an, die wir führen. Schicken Sie Batterien nie mit der Post, denn sie sind Gefahrgut. <a href="/support">Fragen Sie uns</a>, wo Sie sie abgeben können.</p>',
    },
    {
      heading: 'Pfand auf Starterbatterien in Deutschland',
      html: '<p>Bei Lieferung nach Deutschland kommt nach dem Batterierecht-Durchführungsgesetz (BattDG) zu jeder Starterbatterie ein Pfand von 7,50\u00a0€ einschließlich Mehrwertsteuer hinzu, wenn Sie keine alte zurückgeben. Geben Sie die alte Batterie bei einem Wertstoffhof oder einer Werkstatt ab, lassen Sie sich das schriftlich bestätigen und senden Sie uns die Bestätigung innerhalb von zwei Wochen mit Ihrer Bestellnummer. Dann erstatten wir das Pfand.</p>',
    },
    {
      heading: 'Altöl',
      html: '<p>Altöl vergiftet Wasser und Boden. Schütten Sie es nie weg und mischen Sie es nicht mit Kühlmittel, Bremsflüssigkeit oder Benzin. Wir nehmen unentgeltlich so viel gebrauchtes Motoren- und Getriebeöl zurück, wie Sie bei uns kaufen, ebenso Ölfilter und ölhaltige Abfälle des Ölwechsels. Auch Wertstoffhöfe und viele Werkstätten nehmen es an.</p>',
    },
    { heading: 'Unsere Annahmestelle', html: '', facts: 'takeBackPoints' },
    {
      heading: 'Elektrische Teile und Lampen',
      html: '<p>Auch elektrische Teile und Lampen mit der durchgestrichenen Abfalltonne werden getrennt gesammelt; nur Glühlampen dürfen in den Hausmüll. Bringen Sie sie zum Wertstoffhof oder geben Sie uns das alte Gerät, wenn Sie ein neues der gleichen Art kaufen: <a href="/support">Schreiben Sie uns</a>. Nehmen Sie vorher Batterien und Lampen heraus, die sich entnehmen lassen, und löschen Sie persönliche Daten.</p><p>Registrierungsnummer in Deutschland (erfunden): WEEE DE 00000000.</p>',
    },
    {
      heading: 'Sortieren in Frankreich (Triman)',
      html: '<p>In Frankreich besagt das Triman-Zeichen, dass für ein Produkt oder seine Verpackung eine eigene Sortierregel gilt: Es gehört nicht in den Hausmüll. Bringen Sie Altbatterien, Altöl und elektrische Teile zu einer Sammelstelle oder einem Wertstoffhof und sortieren Sie Verpackungen, wie Ihre Gemeinde es verlangt. Die nächsten Stellen nennt <a href="https://quefairedemesobjets.ademe.fr/">quefairedemesobjets.ademe.fr</a>.</p><p>Eindeutige Kennungen (IDU) in Frankreich, erfunden: elektrische Teile FR000000_05DEMO, Batterien FR000000_06DEMO, Öle FR000000_17DEMO, Verpackungen FR000000_01DEMO.</p>',
    },
    {
      heading: 'Altteile mit Pfand',
      html: '<p>Bremssättel, Lichtmaschinen, Anlasser und andere Austauschteile werden aus Altteilen aufbereitet. Entleeren Sie das alte Teil, legen Sie es in den Karton des neuen und senden Sie es innerhalb von 60 Tagen ein; dann erstatten wir das Pfand. Wie Sie es senden, steht unter <a href="/info/returns">Rückgabe</a>.</p>',
    },
  ],
} satisfies Record<string, PageSource>
