import { expect, test } from 'vitest'
import { shopName } from '#src/brand.ts'
import { isPersonal } from '#src/features/account/password/personal-password.ts'

const about = ['Zoë', 'Åkerblom', 'zoe.akerblom@mail.example.com', 'Kim Oy']

test.each([
  ...[
    'zoe.akerblom@mail.example.com',
    'ZoëÅkerblom',
    'akerblom1984',
    'Akerblom-84!',
    'zoezoezoe',
    `${shopName.toLowerCase()}2026`,
  ],
  ...[`${shopName}Zoe1`, 'example.com', 'mail1234'],
])('%s contains known data of the customer', (password) => {
  expect(isPersonal(password, about)).toBe(true)
})

test.each([
  ...[
    'zoe likes copper hinges',
    'four plain old words',
    'oyster salad bowl',
    'akerblom velvet ladder',
    '84-1984-x!',
  ],
])('%s contains no known data of the customer', (password) => {
  expect(isPersonal(password, about)).toBe(false)
})

test('a password is checked without facts about its owner, too', () => {
  expect([isPersonal(`${shopName}123`, []), isPersonal('copper hinge', ['', ' '])]).toEqual([true, false])
})
