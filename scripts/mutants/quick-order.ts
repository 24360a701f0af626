import type { MutatedFile } from './mutant.ts'

const feature = 'src/features/quick-order'
const tests = 'tests/features/quick-order'

/** Faults of ordering a list of numbers: how it is read, what is found for it, and what is added. */
export const quickOrderMutants: MutatedFile[] = [
  {
    file: `${feature}/order-list.ts`,
    tests: [`${tests}/order-list.test.ts`],
    changes: [
      ['a list of any length is read', 'if (text.length > maxListLength)', 'if (text.length < 0)'],
      ['lines beyond the limit are read', 'entries.length > maxOrderLines', 'entries.length < 0'],
      ['a long line is read', 'entry.text.length > maxLineLength', 'entry.text.length < 0'],
      ['the names of columns count as a line', 'columns ? others : written', 'written'],
      ['columns count for lines of another kind', 'columns?.separator === separator', 'columns'],
      ['a blank is never part of a number', ", { number: text, quantity: '' }]", ']'],
      [
        'a quantity stands in the last cell only',
        '[at + 1, filled.length - 1, 0, ...all]',
        '[filled.length - 1]',
      ],
      ['marks that are not seen count', "line.replace(invisible, '')", 'line'],
    ],
  },
  {
    file: `${feature}/order-cells.ts`,
    tests: [`${tests}/order-cells.test.ts`, `${tests}/order-list.test.ts`],
    changes: [
      ['an inch opens a quotation', 'quoted !== undefined && closes', 'quoted !== undefined'],
      ['doubled quotes stay', `quoted.replaceAll('""', '"')`, 'quoted'],
      [
        'a first line with numbers names columns',
        'if (cells.some((cell) => /\\p{N}/u.test(cell)))',
        'if (!cells)',
      ],
    ],
  },
  {
    file: `${feature}/match-lines.ts`,
    tests: [`${tests}/match-lines.test.ts`],
    changes: [
      [
        'the shorter number counts',
        'longest.key.length >= one.key.length',
        'longest.key.length < one.key.length',
      ],
      ['others that name a number are offered too', 'own.length > 0 ? own', 'own.length < 0 ? own'],
      ['any number of keys is asked for', '.slice(0, maxKeys)', ''],
    ],
  },
  {
    file: `${feature}/list-file.ts`,
    tests: [`${tests}/list-file.test.ts`],
    changes: [['what is not UTF-8 loses its letters', ', { fatal: true }', '']],
  },
  {
    file: `${feature}/table/order-choice.ts`,
    tests: [`${tests}/table/order-choice.test.ts`],
    changes: [
      ['one of several parts is chosen unasked', "state === 'several' ? ''", "state === 'missing' ? ''"],
      ['what cannot be bought is chosen', 'draft?.item ?', 'draft ?'],
      ['pieces of one item count in each row', 'left.set(item, (left.get(item) ?? 0) - got)', ''],
      ['what is in the cart stays chosen', "if (outcome?.kind === 'added') return", 'if (!outcome) return'],
      ['a part of a cent is lost', 'Math.round((amount ?? 0) * 100)', 'Math.floor(amount ?? 0) * 100'],
      ['a field of any length is read', '.slice(0, maxTyped)', ''],
    ],
  },
  {
    file: 'src/features/cart/verbs/add-items.ts',
    tests: ['tests/features/cart/commands/add-items.atoms.test.ts'],
    changes: [
      ['an item of two rows is named twice', '(sums.get(item) ?? 0) + quantity', 'quantity'],
      [
        'a line may hold any number',
        'Math.min(line.quantity + quantity, maxQuantity)',
        'line.quantity + quantity',
      ],
      ['lines that cannot be read count', 'if (after.unreadableLines > 0) return null', ''],
      [
        'a cart that was changed elsewhere is given up',
        'reply.status === 404 || reply.status === 406',
        'false',
      ],
      ['pieces that were there count as added', '- quantityOf(before, item)', ''],
    ],
  },
]
