import { shopName } from '#src/brand.ts'
import type { FaqSource } from './faq-source.ts'

export const faq: FaqSource = {
  title: 'Veelgestelde vragen',
  description: `Antwoorden over bezorging, passende onderdelen, retourneren, betalen en uw account bij ${shopName}.`,
  topics: {
    orders: 'Bestelling en bezorging',
    fit: 'Past het op mijn auto?',
    returns: 'Retourneren, herroepen en statiegeld',
    payment: 'Betalen',
    account: 'Account en privacy',
  },
  questions: {
    'delivery-time': [
      'Hoe lang duurt de bezorging?',
      '<p>Onderdelen op voorraad vertrekken binnen één werkdag. Bij het afrekenen ziet u hoeveel werkdagen elke bezorgwijze daarna naar uw land nodig heeft. Moet een onderdeel eerst van de leverancier komen, dan staat op de pagina hoe lang dat duurt.</p><p>Lees meer over <a href="/info/delivery">bezorging</a>.</p>',
    ],
    'delivery-cost': [
      'Wat kost de verzending?',
      '<p>Dat hangt af van land, gewicht en bezorgwijze. Bij het afrekenen ziet u alle prijzen voordat u bestelt.</p><p>Boven een bepaald bedrag aan artikelen is standaardbezorging gratis; de winkelwagen laat zien hoeveel er nog ontbreekt. Statiegeld telt niet mee. Voor expresbezorging en vracht van grote onderdelen betaalt u altijd.</p>',
    ],
    'track-order': [
      'Waar is mijn bestelling?',
      '<p>Vul uw bestelnummer en e-mailadres in bij <a href="/track-order">Uw bestelling volgen</a>. Hebt u een account, dan vindt u uw bestellingen ook daar.</p>',
    ],
    'change-order': [
      'Kan ik een bestelling wijzigen of annuleren?',
      '<p><a href="/support">Neem contact met ons op</a> zodra u kunt en vermeld het bestelnummer. Tot de verzending kunnen we een bestelling wijzigen of annuleren. Daarna kunt u <a href="/withdraw">de overeenkomst herroepen</a> of de onderdelen terugsturen.</p>',
    ],
    'fits-my-car': [
      'Hoe weet ik of een onderdeel op mijn auto past?',
      '<p>Op elke productpagina staat op welke auto’s het onderdeel past, met motor en modeljaren, en lijsten kunt u op auto filteren. Vergelijk ook de maten en het originele nummer met uw oude onderdeel.</p><p>Twijfelt u nog? <a href="/support">Vraag het ons</a> en vermeld model, modeljaar en chassisnummer (VIN).</p>',
    ],
    conditions: [
      'Wat betekenen voorwaarden als ‘vanaf chassisnr.’ of ‘geventileerde remschijven vooraan 263 mm’?',
      '<p>Autofabrikanten wijzigden onderdelen vaak midden in een modeljaar, en sommige auto’s zijn met remmen van verschillende maten gebouwd. Een onderdeel met een voorwaarde past alleen als uw auto daaraan voldoet.</p><p>Het chassisnummer staat op het typeplaatje en op het kentekenbewijs. Een remschijf meet u van rand tot rand; een geventileerde schijf bestaat uit twee platen met ribben ertussen.</p>',
    ],
    'part-number': [
      'Kan ik op onderdeelnummer zoeken?',
      '<p>Ja. Typ het originele nummer (OE) of het nummer van een andere fabrikant in het zoekveld.</p>',
    ],
    'how-many': [
      'Hoeveel heb ik er nodig?',
      '<p>Waar dat te zeggen is, adviseert de productpagina een aantal, bijvoorbeeld twee per as. Dat is al ingevuld als u het onderdeel in de winkelwagen legt. Vervang remschijven, remblokken en schokdempers altijd aan beide kanten van een as.</p>',
    ],
    return: [
      'Hoe stuur ik een onderdeel terug?',
      '<p>Ongebruikte onderdelen kunt u binnen 30 dagen terugsturen. Schrijf ons met het bestelnummer, verpak het onderdeel in de originele doos en bewaar het verzendbewijs. Onder <a href="/info/returns">Retourneren</a> staat hoe het gaat en wie betaalt.</p>',
    ],
    withdraw: [
      'Hoe herroep ik een aankoop?',
      '<p>Binnen 14 dagen na ontvangst kunt u <a href="/withdraw">de overeenkomst online herroepen</a>, zonder reden op te geven. U krijgt een ontvangstbevestiging per e-mail.</p><p>Termijnen en uitzonderingen staan onder <a href="/info/withdrawal">Herroepingsrecht</a>.</p>',
    ],
    deposit: [
      'Waarom betaal ik statiegeld op sommige onderdelen?',
      '<p>Voor remklauwen, dynamo’s, startmotoren en dergelijke worden oude onderdelen gereviseerd. Het statiegeld staat onder de prijs en als aparte regel in de winkelwagen.</p><p>Laat het oude onderdeel leeglopen en stuur het binnen 60 dagen op in de doos van het nieuwe. Is het compleet aangekomen, dan betalen we het statiegeld terug. Over statiegeld op accu’s in Duitsland leest u meer onder <a href="/info/take-back">Inname en recycling</a>.</p>',
    ],
    faulty: [
      'Wat als een onderdeel gebrekkig is of beschadigd aankomt?',
      '<p><a href="/support">Schrijf ons</a> zodra u kunt, met het bestelnummer en een beschrijving van het gebrek. We repareren of vervangen een gebrekkig onderdeel of betalen uw geld terug, en de retourzending is voor onze rekening. Uw rechten staan in de <a href="/info/terms">Algemene voorwaarden</a>.</p>',
    ],
    'payment-methods': [
      'Hoe kan ik betalen?',
      '<p>Met betaalkaart, internetbankieren, mobiele betaling of digitale portemonnee, vooruit per overschrijving of op factuur. Bij het afrekenen ziet u welke betaalwijzen er in uw land zijn en of er kosten zijn.</p>',
    ],
    'discount-code': [
      'Waar vul ik een kortingscode in?',
      '<p>In de winkelwagen of, bij het afrekenen, in de stap ‘Betaling’, onder ‘Kortingscode of cadeaukaart’. U ziet de korting voordat u bestelt.</p>',
    ],
    vat: [
      'Kan ik als bedrijf zonder btw kopen?',
      '<p>Ja. Vul bij het afrekenen de bedrijfsnaam en het btw-nummer in. Is het nummer geldig en uit het EU-land waar we leveren (niet Zweden), dan gaat de btw eraf. Alle anderen betalen de prijs inclusief btw.</p>',
    ],
    'need-account': [
      'Heb ik een account nodig?',
      '<p>Nee, u kunt als gast bestellen. Met een account ziet u al uw bestellingen en bonnen, hoeft u uw adres niet opnieuw te typen en kunt u uw auto’s bewaren onder ‘Mijn auto’s’. U kunt altijd <a href="/register">een account aanmaken</a>.</p>',
    ],
    password: [
      'Ik ben mijn wachtwoord vergeten. Wat nu?',
      '<p>Vul uw e-mailadres in bij <a href="/forgot-password">Wachtwoord vergeten?</a> We sturen u een link waarmee u een nieuw wachtwoord kiest.</p>',
    ],
    'no-email': [
      'De e-mail met de link is niet gekomen. Wat nu?',
      '<p>Kijk ook in de map met ongewenste e-mail en controleer of het adres bij uw account hoort. <a href="/forgot-password">Vraag dan een nieuwe link aan</a> of <a href="/support">schrijf ons</a>.</p>',
    ],
    'my-data': [
      'Wat gebeurt er met mijn gegevens?',
      '<p>We gebruiken ze om uw bestelling af te handelen en geven ze alleen door aan wie ze daarvoor nodig heeft, zoals de vervoerder. Wilt u uw gegevens inzien, verbeteren of laten wissen, <a href="/support">schrijf ons dan</a>. Meer leest u onder <a href="/info/privacy">Privacy</a>.</p>',
    ],
  },
}
