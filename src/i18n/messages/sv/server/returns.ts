import type { returns as english } from '../../en/server/returns.ts'

export const returns = {
  'returns.title': 'Returer',
  'returns.of': 'Returnera något ur beställning {number}',
  'returns.choose': 'Vilken beställning gäller det?',
  'returns.none': 'I dina senaste beställningar finns inget som kan skickas tillbaka.',
  'returns.notSentYet':
    'Inget i den här beställningen har skickats ännu, så det finns inget att skicka tillbaka.',
  'returns.nothingLeft': 'Det finns inget kvar att skicka tillbaka i den här beställningen.',
  'returns.unreadable':
    'Delarna i den här beställningen kan inte visas just nu. Skriv till kundservice och ange ordernumret.',
  'returns.byMail': 'Skriv till kundservice och berätta vad du vill skicka tillbaka och varför.',
  'returns.parts': 'Vilka delar skickar du tillbaka?',
  'returns.reason': 'Orsak',
  'returns.chooseReason': 'Välj en orsak',
  'returns.reason.noFit': 'Den passade inte min bil',
  'returns.reason.wrongPart': 'Jag fick en annan del än jag beställde',
  'returns.reason.faulty': 'Den var felaktig när den kom',
  'returns.reason.failed': 'Den slutade fungera senare',
  'returns.reason.changedMind': 'Jag har ångrat mig',
  'returns.reason.oldPart': 'Den gamla delen, för att få tillbaka stomavgift eller pant',
  'returns.back': '{count, plural, one {# styck har kommit tillbaka} other {# stycken har kommit tillbaka}}',
  'returns.deposit':
    'Stomavgift eller pant {amount} per styck: betalas tillbaka när den gamla delen har kommit fram.',
  'returns.depositUnknown':
    'Med stomavgift eller pant: betalas tillbaka när den gamla delen har kommit fram.',
  'returns.note': 'Är det något vi bör veta?',
  'returns.noteHint': 'Om delen är felaktig: vad som händer och sedan när.',
  'returns.send': 'Skicka returbegäran',
  'returns.noReason': 'Välj en orsak.',
  'returns.wrongQuantity': 'Ange ett antal från 1 till {max}.',
  'returns.failed': 'Din begäran kunde inte skickas. Den finns kvar här: försök igen om en stund.',
  'returns.limited': 'Du har skickat flera begäranden. Vänta en timme eller skriv till kundservice.',
  'returns.terms': 'Frist, och vem som betalar frakten',
  'returns.kind.unused': 'Den passade inte, eller du har ångrat dig',
  'returns.kind.faulty': 'Fel del eller felaktig del',
  'returns.kind.oldPart': 'Gammal del med stomavgift eller pant',
  'returns.until': 'Skicka den oanvänd senast {date}, {days} dagar efter att den kom.',
  'returns.over': 'Returfristen på {days} dagar gick ut {date}.',
  'returns.within': 'Skicka den inom {days} dagar efter att den kommit.',
  'returns.oldPartUntil': 'Skicka den gamla delen senast {date}, {days} dagar efter att den nya kom.',
  'returns.oldPartOver': 'Fristen på {days} dagar för att skicka in den gamla delen gick ut {date}.',
  'returns.oldPartWithin': 'Skicka den gamla delen inom {days} dagar efter att den nya kommit.',
  'returns.guaranteed':
    'Reklamationsrätten gäller minst till {date}. Ger lagen i ditt land dig längre tid gäller den.',
  'returns.guaranteeOver':
    'De första två åren av reklamationsrätten gick ut {date}. Ger lagen i ditt land dig längre tid gäller den.',
  'returns.guarantee':
    'Reklamationsrätten gäller i minst två år från mottagandet. Ger lagen i ditt land dig längre tid gäller den.',
  'returns.oldPartPaid': 'Stomavgift eller pant betalas tillbaka när den gamla delen har kommit fram.',
  'returns.paidBy.buyer': 'Du betalar frakten.',
  'returns.paidBy.seller': 'Vi betalar frakten.',
  'returns.law': 'Har du ångrat dig inom 14 dagar? Då kan du också ångra avtalet utan att ange något skäl.',
  'returns.sent': 'Din returbegäran är skickad',
  'returns.next':
    'Kundservice svarar till {email} och förklarar hur du skickar delarna. Vänta på svaret innan du lämnar in paketet.',
  'returns.mailed': 'En kopia av din begäran är på väg till {email}.',
  'returns.notMailed':
    'Vi har skickat flera kopior till {email} i dag och skickar inga fler. Din begäran gäller ändå.',
  'returns.requested': 'Begärd {date}',
  'returns.line': '{quantity} × {name}: {reason}',
  'returns.more': 'Returnera något mer ur beställningen',
  'returns.fitting': 'Det som passar i stället för {name}',
  'returns.fittingAll': 'Alla delar: {category}',
} satisfies Record<keyof typeof english, string>
