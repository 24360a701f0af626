import type { guarantee as english } from '../../en/later/guarantee.ts'

export const guarantee = {
  'guarantee.title': 'Lakisääteinen virhevastuu: {years, plural, one {# vuosi} other {# vuotta}}',
  'guarantee.lasting':
    'Lakisääteinen virhevastuu: niin kauan kuin osan voi olettaa kestävän, vähintään {years} vuotta',
  'guarantee.text':
    'Jos osa on virheellinen tai ei vastaa kuvausta, korjaamme tai vaihdamme sen maksutta. Jos se ei onnistu, saat hinnanalennuksen tai rahat takaisin. Nämä oikeudet ovat sinulla lain perusteella valmistajan takuusta riippumatta.',
  'guarantee.reject': 'Virheellisen osan voi palauttaa 30 päivän kuluessa ja saada koko hinnan takaisin.',
  'guarantee.more': 'Oikeutesi, kun osa on virheellinen',
} satisfies Record<keyof typeof english, string>
