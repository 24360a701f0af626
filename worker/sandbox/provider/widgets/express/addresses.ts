const person = {
  email: 'kai@wallet.example',
  firstName: 'Kai',
  lastName: 'Tamm',
  phoneNumber: '+37251234567',
}

/** The full name of the wallet's owner. */
export const walletOwner = `${person.firstName} ${person.lastName}`

/** The addresses that the demo wallet has saved, one a country; the shop does not deliver to all of them. */
export const walletAddresses = [
  { country: 'EE', address1: 'Pikk 1', zipCode: '10111', city: 'Tallinn' },
  { country: 'FI', address1: 'Aleksanterinkatu 1', zipCode: '00100', city: 'Helsinki' },
  { country: 'LV', address1: 'Brīvības iela 1', zipCode: 'LV-1010', city: 'Rīga' },
  { country: 'DE', address1: 'Torstraße 1', zipCode: '10115', city: 'Berlin' },
  { country: 'SE', address1: 'Storgatan 1', zipCode: '114 55', city: 'Stockholm' },
  { country: 'GB', address1: '1 Whitehall', zipCode: 'SW1A 1AA', city: 'London' },
  { country: 'IS', address1: 'Laugavegur 1', zipCode: '101', city: 'Reykjavík' },
].map((address) => ({ ...person, ...address }))
