import { expect, test } from 'vitest'
import { replaceBodies } from '#scripts/replace-bodies.ts'

const code = `
export function outer(a) {
  async function inner() { return a }
  return inner()
}
function once() { return 1 }`

test('functions keep their names and do something else', () => {
  expect(replaceBodies(code, { once: 'return 2', inner: '' })).toBe(`
export function outer(a) {
  async function inner() {  }
  return inner()
}
function once() { return 2 }`)
})

test('a function that is no longer there is told', () => {
  expect(() => replaceBodies(code, { renamed: '' })).toThrow('No function is called renamed')
})

test('a name that has come to mean two functions is told', () => {
  expect(() => replaceBodies(`${code} { function once() {} }`, { once: '' })).toThrow(
    'More than one function is called once',
  )
})
