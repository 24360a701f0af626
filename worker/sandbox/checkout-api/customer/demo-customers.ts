import type { CustomerRecord } from './customer-record.ts'

/** The demo accounts, with password hashes; the README lists the passwords. */
export const demoCustomers: { email: string; password: string; record: CustomerRecord }[] = [
  {
    email: 'astrid@example.com',
    password:
      'pbkdf2-sha256$100000$4e942e4597aca663ec220bf1d90b0971$e142c68820aef2ffddca1b7d5dc0b72d8b2984e433de6ad9c34133ac634c64a6',
    record: {
      firstName: 'Astrid',
      lastName: 'Exempel',
      gender: '',
      address1: 'Provgatan 1',
      address2: '',
      zipCode: '114 55',
      city: 'Stockholm',
      state: '',
      country: 'SE',
      phoneNumber: '+46812345678',
      language: 'sv',
      newsletter: true,
      customerClubFields: {},
      attributes: {},
    },
  },
  {
    email: 'jonas@example.com',
    password:
      'pbkdf2-sha256$100000$67eb8150c91c0eccf9616e8cbf78a2e7$ebb994c91081836cb8c9ba309a9c200957036b5870402a89d5f2998ec28c70a5',
    record: {
      firstName: 'Jonas',
      lastName: 'Beispiel',
      gender: '',
      address1: 'Musterweg 2',
      address2: '',
      zipCode: '10115',
      city: 'Berlin',
      state: '',
      country: 'DE',
      phoneNumber: '+4930901820',
      language: 'de',
      newsletter: false,
      customerClubFields: {},
      attributes: {},
    },
  },
]
