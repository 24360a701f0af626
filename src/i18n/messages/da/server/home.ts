import type { home as english } from '../../en/server/home.ts'

export const home = {
  'home.heading': 'Delen, der passer, målt og tegnet',
  'home.lead': 'Sammenlign tegningen og originalnummeret med delen i hånden. Bestil derefter.',
  'home.choose': 'Vælg kategori',
  'home.categories': 'Kategorier',
  'home.sale': 'På tilbud',
  'home.newest': 'Nyt i kataloget',
  'home.service': 'Servicedele til din {car}',
  'home.allOfCar': '{count, plural, one {Den eneste del} other {Alle # dele}} til din {car}',
  'home.viewed': 'Senest set',
  'home.clearViewed': 'Ryd listen',
  'home.keepViewed': 'Husk dele, jeg har set på',
  'home.title': 'Bildele med mål og originalnumre',
  'home.description':
    'Dele og tilbehør til klassiske og nyere biler. Hver del med tegning, mål, originalnumre og de biler, den passer til.',
  'home.headingWithoutCars': 'Alt, hvad vi sælger, tydeligt beskrevet',
  'home.leadWithoutCars': 'Vælg en kategori, eller søg på navn eller nummer.',
  'home.titleWithoutCars': 'Netbutik',
  'home.descriptionWithoutCars': 'Alle varer med billeder, fakta, pris og lagerstatus.',
} satisfies Record<keyof typeof english, string>
