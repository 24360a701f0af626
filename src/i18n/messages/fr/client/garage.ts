import type { garage as english } from '../../en/client/garage.ts'

export const garage = {
  'garage.choose': 'Choisir votre voiture',
  'garage.yourCar': 'Votre voiture : {car}',
  'garage.offer': 'Utiliser comme votre voiture\u00a0: {car}',
  'fit.question': 'Cette pièce convient-elle à votre voiture ?',
  'fit.fits': 'Convient : {car}',
  'fit.asks': 'Convient à {car} uniquement si : {condition}',
  'fit.isSo': 'Est-ce le cas de votre voiture ?',
  'fit.yes': 'Oui',
  'fit.no': 'Non',
  'fit.refuses': 'Ne convient pas : {car}',
  'fit.unknown': 'Compatibilité inconnue : {car}. Comparez les références et les dimensions.',
  'fit.others': '{category} pour cette voiture',
  'fit.mark.fits': 'Convient à votre voiture',
  'fit.mark.asks': 'Convient peut-être : à vérifier',
  'fit.mark.refuses': 'Ne convient pas à votre voiture',
} satisfies Record<keyof typeof english, string>
