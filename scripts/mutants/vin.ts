import type { MutatedFile } from './mutant.ts'

const room = 'src/features/garage/vin'
const decoding = ['tests/features/garage/vin/decode-vin.test.ts']

/** Faults of reading chassis numbers: what is taken for one, and what is said of it. */
export const vinMutants: MutatedFile[] = [
  {
    file: `${room}/vin-shape.ts`,
    tests: [...decoding, 'tests/features/garage/car.test.ts'],
    changes: [
      ['the blanks of a number count', '[\\s.-]', '[.-]'],
      ['a VIN may have I, O and Q', '/^[A-HJ-NPR-Z\\d]$/', '/^[A-Z\\d]$/'],
      ['a short number is complete on any car', ' && (year ?? 0) < firstVinYear', ''],
      ['a sign of two units counts twice', 'const { length } = [...number]', 'const { length } = number'],
    ],
  },
  {
    file: `${room}/decode-vin.ts`,
    tests: decoding,
    changes: [
      ['any length of text is read', 'if (typed.length > maxTypedVin)', 'if (typed.length < 0)'],
      ['models of the next year are not sold yet', 'year <= currentYear + 1', 'year <= currentYear'],
      ['positions count from 0', 'position: index + 1', 'position: index'],
      ['unknown makers in Europe state the year', 'isNorthAmerican ? 10 : null', '10'],
      ['position 7 is not read', '!isNorthAmerican ? [first, second]', 'true ? [first, second]'],
      ['a maker’s first and last years are not read', '!manufacturer || (', 'true || ('],
      ['China does not require the check digit', " || vin.startsWith('L')", ''],
      ['the model is not read', 'yearsOfModel(years, manufacturer.make, model) : years', 'years : years'],
      ['a check digit is never X', "'0123456789X'", "'0123456789'"],
      ['a check digit is a hint where it is required', "  if (isRequired) return 'differs'\n", ''],
      [
        'makers without a year have a check digit',
        " && manufacturer?.yearAt !== null ? 'differs'",
        " ? 'differs'",
      ],
    ],
  },
  {
    file: `${room}/model-years.ts`,
    tests: decoding,
    changes: [
      ['a model not built then leaves no year', 'left.length > 0 ? left : years', 'left'],
      ['models of any maker count', 'maker === make && ', ''],
    ],
  },
  {
    file: `${room}/type-plate.ts`,
    tests: decoding,
    changes: [
      [
        'the four-door saloon has the others’ letters',
        "(body === 'saloon4' ? saloon4Years : years)",
        'years',
      ],
      ['V means right', "steering === 'V' || ", ''],
      ['the larger engine came for 1970', "year < 1969 ? 'B18' : 'B20'", "year < 1970 ? 'B18' : 'B20'"],
      ['sides are written in any way', ' || /\\d/.test(steering) !== year >= firstWithDigits', ''],
    ],
  },
  {
    file: 'src/features/garage/vin/vin-text.ts',
    tests: ['tests/features/garage/vin/vin-text.test.ts'],
    changes: [
      ['one of two years is offered', ' && further.length === 0', ''],
      ['a year is offered for one that is stated', " && year.trim() === '' ?", ' ?'],
    ],
  },
]
