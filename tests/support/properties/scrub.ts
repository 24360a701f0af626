import fc from 'fast-check'
import { errorName, ownPositions, scrubMessage, scrubStack } from '#worker/scrub-error.ts'

const digit = fc.stringMatching(/^\d{5,24}$/)
const separated = fc
  .array(fc.stringMatching(/^\d{2,6}$/), { minLength: 2, maxLength: 5 })
  .chain((groups) => fc.constantFrom(' ', '-', '.', '/', ' - ', '/ ').map((between) => groups.join(between)))
  .filter((text) => text.replaceAll(/\D/g, '').length > 6)
const email = fc
  .tuple(
    fc.stringMatching(/^[A-Za-z][\w.+-]{2,20}$/),
    fc.stringMatching(/^[a-z]{3,10}\.(test|example|co\.uk)$/),
  )
  .map(([local, host]) => `${local}@${host}`)
const vin = fc.stringMatching(/^[A-HJ-NPR-Z0-9]{3}[A-HJ-NPR-Z]{2}[A-HJ-NPR-Z0-9]{6}\d{6}$/)
const token = fc.stringMatching(/^[a-z][a-z0-9]{24,60}[0-9]$/)
const person = fc.constantFrom('Astrid Lindqvist', 'Åke Ångström', 'José García', 'Storgatan 12', 'Björn')
const secret = fc.oneof(digit, separated, email, vin, token, person)

const engine = fc.constantFrom(
  (text: string) => `Cannot read properties of undefined (reading '${text}')`,
  (text: string) => `${text} is not a function`,
  (text: string) => `Unexpected token 'a', "${text}" is not valid JSON`,
  (text: string) => `can't access property "${text}", x is undefined`,
  (text: string) => `undefined is not an object (evaluating '${text}')`,
  (text: string) => `Failed to fetch https://shop.test/search?keyword=${text}`,
  (text: string) => `Failed to execute 'querySelector': '${text}' is not a valid selector`,
  (text: string) => `error ${text} error`,
)
const around = fc.string({ unit: 'binary' })

/** No e-mail address, number, token or name of a person is left of a message or a stack, in any context. */
export function checkScrubber(runs: { numRuns: number; seed?: number }): void {
  fc.assert(
    fc.property(secret, engine, around, around, (text, message, before, after) => {
      const hostile = `${before.replaceAll(/[\w@.+-]/g, ' ')}${message(text)}${after.replaceAll(/[\w@.+-]/g, ' ')}`
      for (const scrubbed of [scrubMessage(hostile), scrubMessage(text)]) {
        if (scrubbed.includes(text) || /\d{5}|[\w.+-]+@\w/.test(scrubbed)) throw new Error(scrubbed)
      }
      const stack = `Error: ${hostile}\n    at ${text} (https://shop.test/${text}.js:1:2)\n    at ${hostile}:3:4`
      if (scrubStack(stack).includes(text) || errorName(text) !== 'Error') throw new Error(scrubStack(stack))
      if (ownPositions([text, `/assets/${text}.js:1:2`, `/${text}/assets/core-AbCdEf_1.js:1:2`]).length > 0)
        throw new Error('a position is kept')
    }),
    runs,
  )
}
