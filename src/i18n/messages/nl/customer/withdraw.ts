import type { withdraw as english } from '../../en/customer/withdraw.ts'

export const withdraw = {
  'withdraw.title': 'Uw overeenkomst herroepen',
  'withdraw.intro':
    'U kunt de overeenkomst binnen 14 dagen na ontvangst van het laatste artikel herroepen, zonder reden op te geven. Het is genoeg als u de herroeping verstuurt voordat de termijn verstrijkt.',
  'withdraw.more': 'Over het herroepingsrecht',
  'withdraw.name': 'Naam',
  'withdraw.emailHint':
    'Het adres waarmee u bestelde. We sturen de bevestiging van uw herroeping naar dit adres.',
  'withdraw.goods': 'Artikelen',
  'withdraw.goodsHint':
    'Laat leeg om de hele bestelling te herroepen, of noem de onderdelen die u terugstuurt.',
  'withdraw.parts': 'Welke onderdelen stuurt u terug?',
  'withdraw.noParts': 'Kies minstens één onderdeel.',
  'withdraw.ofOrdered': 'van {ordered}',
  'withdraw.other': 'Een andere bestelling herroepen',
  'withdraw.find': 'Onderdelen van de bestelling kiezen',
  'withdraw.notFound':
    'We konden de onderdelen van deze bestelling niet vinden. U kunt toch herroepen: controleer het nummer en het e-mailadres, of noem de onderdelen zelf.',
  'withdraw.confirm': 'Herroeping bevestigen',
  'withdraw.write': 'Herroeping opstellen',
  'withdraw.failed': 'Uw herroeping kon niet worden verstuurd. Ze staat hier nog: probeer het zo opnieuw.',
  'withdraw.limited':
    'U hebt meerdere herroepingen verstuurd. Wacht een uur, of verstuur uw herroeping per e-mail of brief.',
  'withdraw.received': 'We hebben uw herroeping ontvangen',
  'withdraw.acknowledged.content':
    'Een ontvangstbevestiging met inhoud en tijdstip is onderweg naar {email}. Print of bewaar ook deze pagina.',
  'withdraw.acknowledged.receipt':
    'Een kort bericht met het bestelnummer en het tijdstip is onderweg naar {email}. Uw tekst staat er niet in, omdat we niet kunnen zien dat de bestelling met dit adres is geplaatst; we vragen het de koper voordat er iets wordt geannuleerd. Print of bewaar deze pagina: dit is uw exemplaar.',
  'withdraw.acknowledged.none':
    'We hebben vandaag al meerdere berichten naar {email} gestuurd en sturen er geen meer. Uw herroeping is gewoon geldig. Print of bewaar deze pagina: dit is uw exemplaar.',
  'withdraw.time': 'Ontvangen',
  'withdraw.whole': 'De hele bestelling',
  'withdraw.next':
    'Stuur de artikelen binnen 14 dagen terug. We betalen binnen 14 dagen terug; we mogen wachten tot we de artikelen hebben of bewijs dat u ze hebt verstuurd.',
  'withdraw.howToReturn': 'Zo stuurt u artikelen terug',
  'withdraw.letterHint':
    'Uw herroeping staat klaar. Verstuur de tekst per e-mail of neem hem over in een brief. De herroeping geldt zodra u die hebt verstuurd.',
  'withdraw.sendMail': 'Versturen naar {email}',
  'withdraw.subject': 'Herroeping van bestelling {order}',
  'withdraw.statement':
    'Hierbij deel ik u mee dat ik mijn overeenkomst betreffende de verkoop van de volgende goederen herroep:',
  'withdraw.date': 'Datum',
} satisfies Record<keyof typeof english, string>
