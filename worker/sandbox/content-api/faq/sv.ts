import { shopName } from '#src/brand.ts'
import type { FaqSource } from './faq-source.ts'

export const faq: FaqSource = {
  title: 'Vanliga frågor',
  description: `Svar om leverans, passform, returer, betalning och ditt konto hos ${shopName}.`,
  topics: {
    orders: 'Beställning och leverans',
    fit: 'Passar delen min bil?',
    returns: 'Returer, ångerrätt och stomavgift',
    payment: 'Betalning',
    account: 'Konto och personuppgifter',
  },
  questions: {
    'delivery-time': [
      'Hur lång är leveranstiden?',
      '<p>Delar i lager skickas inom en arbetsdag. I kassan ser du hur många arbetsdagar varje leveranssätt sedan tar till ditt land. Måste en del först komma från leverantören står det på delens sida hur lång tid det tar.</p><p>Läs mer om <a href="/info/delivery">leverans</a>.</p>',
    ],
    'delivery-cost': [
      'Vad kostar frakten?',
      '<p>Det beror på land, vikt och leveranssätt. I kassan ser du alla priser innan du beställer.</p><p>Över ett visst varuvärde är standardfrakten gratis; varukorgen visar hur mycket som saknas. Stomavgift och pant räknas inte med. Expressleverans och frakt av skrymmande delar kostar alltid.</p>',
    ],
    'track-order': [
      'Var är min beställning?',
      '<p>Ange ordernummer och e-postadress under <a href="/track-order">Spåra din beställning</a>. Har du ett konto hittar du dina beställningar där också.</p>',
    ],
    'change-order': [
      'Kan jag ändra eller avbeställa?',
      '<p><a href="/support">Kontakta oss</a> så snart du kan och ange ordernumret. Vi kan ändra eller annullera en beställning tills den har skickats. Därefter kan du <a href="/withdraw">ångra köpet</a> eller returnera delarna.</p>',
    ],
    'fits-my-car': [
      'Hur vet jag om en del passar min bil?',
      '<p>På varje produktsida står vilka bilar delen passar, med motor och årsmodeller, och listor kan filtreras på bil. Jämför också mått och originalnummer med din gamla del.</p><p>Fortfarande osäker? <a href="/support">Fråga oss</a> och ange modell, årsmodell och chassinummer.</p>',
    ],
    conditions: [
      'Vad betyder villkor som ”fr.o.m. chassinr” eller ”ventilerade bromsskivor fram 263 mm”?',
      '<p>Biltillverkarna bytte ofta delar mitt under en årsmodell, och vissa bilar byggdes med bromsar i olika storlekar. En del med ett villkor passar bara om din bil uppfyller det.</p><p>Chassinumret står på typskylten och i registreringsbeviset. En bromsskiva mäts från kant till kant; en ventilerad är två plattor med ribbor emellan.</p>',
    ],
    'part-number': [
      'Kan jag söka på artikelnummer?',
      '<p>Ja. Skriv originalnumret (OE) eller en annan tillverkares nummer i sökfältet.</p>',
    ],
    'how-many': [
      'Hur många behöver jag?',
      '<p>När det går rekommenderar vi ett antal på produktsidan, till exempel två per axel, och det är redan ifyllt när du lägger delen i varukorgen. Byt alltid bromsskivor, bromsbelägg och stötdämpare på båda sidor av en axel.</p>',
    ],
    return: [
      'Hur returnerar jag en del?',
      '<p>Oanvända delar kan du returnera inom 30 dagar. Skriv till oss med ordernumret, packa delen i originalkartongen och spara inlämningskvittot. Under <a href="/info/returns">Returer</a> står hur det går till och vem som betalar.</p>',
    ],
    withdraw: [
      'Hur ångrar jag ett köp?',
      '<p>Inom 14 dagar från att du fått varan kan du <a href="/withdraw">ångra köpet på nätet</a> utan att ange skäl. Du får en bekräftelse med e-post.</p><p>Tider och undantag finns under <a href="/info/withdrawal">Ångerrätt</a>.</p>',
    ],
    deposit: [
      'Varför betalar jag stomavgift för vissa delar?',
      '<p>Delar som bromsok, generatorer och startmotorer renoveras av gamla stommar. Stomavgiften visas under priset och är en egen rad i varukorgen.</p><p>Töm den gamla delen och skicka den inom 60 dagar i kartongen från den nya, så betalar vi tillbaka avgiften när den kommit fram komplett. Om panten på batterier i Tyskland kan du läsa under <a href="/info/take-back">Återtagning och återvinning</a>.</p>',
    ],
    faulty: [
      'Vad gör jag om en del är felaktig eller skadad när den kommer?',
      '<p><a href="/support">Skriv till oss</a> så snart du kan, med ordernumret och en beskrivning av felet. Vi reparerar eller byter en felaktig del eller betalar tillbaka pengarna, och vi står för returen. Dina rättigheter finns i <a href="/info/terms">köpvillkoren</a>.</p>',
    ],
    'payment-methods': [
      'Hur kan jag betala?',
      '<p>Med kort, internetbank, mobilbetalning eller digital plånbok, i förskott via bank eller mot faktura. I kassan ser du vilka betalningssätt som finns i ditt land och om något kostar extra.</p>',
    ],
    'discount-code': [
      'Var anger jag en rabattkod?',
      '<p>I varukorgen eller i kassans betalningssteg, under ”Rabattkod eller presentkort”. Du ser rabatten innan du beställer.</p>',
    ],
    vat: [
      'Kan jag handla som företag, utan moms?',
      '<p>Ja. Ange företagsnamn och momsnummer i kassan. Är numret giltigt och från det EU-land vi levererar till, ett annat än Sverige, dras momsen av. Alla andra betalar priset inklusive moms.</p>',
    ],
    'need-account': [
      'Behöver jag ett konto?',
      '<p>Nej, du kan beställa som gäst. Med ett konto ser du alla beställningar och kvitton, slipper skriva adressen igen och kan spara dina bilar under ”Mina bilar”. Du kan <a href="/register">skapa ett konto</a> när du vill.</p>',
    ],
    password: [
      'Jag har glömt mitt lösenord. Vad gör jag?',
      '<p>Ange din e-postadress under <a href="/forgot-password">Glömt lösenordet?</a>, så skickar vi en länk där du väljer ett nytt.</p>',
    ],
    'no-email': [
      'Mejlet med länken har inte kommit. Vad gör jag?',
      '<p>Titta även i skräpposten, och kontrollera att adressen är den som hör till ditt konto. <a href="/forgot-password">Begär sedan en ny länk</a> eller <a href="/support">skriv till oss</a>.</p>',
    ],
    'my-data': [
      'Vad händer med mina uppgifter?',
      '<p>Vi använder dem för att hantera din beställning och lämnar dem bara till dem som behöver dem för det, till exempel transportören. Vill du se, rätta eller radera dina uppgifter, <a href="/support">skriv till oss</a>. Mer finns under <a href="/info/privacy">Integritetspolicy</a>.</p>',
    ],
  },
}
