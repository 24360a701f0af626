import type { ServerI18n } from '#src/i18n/i18n.ts'
import { type ListProblem, maxLineLength, maxOrderLines } from './parse-order-list.ts'

export type QuickOrderText = ReturnType<typeof quickOrderText>

export function quickOrderText({ t }: ServerI18n) {
  return {
    title: t('quickOrder.title'),
    lead: t('quickOrder.lead'),
    help: t('help.title'),
    list: t('quickOrder.list'),
    hint: t('quickOrder.hint', { max: maxOrderLines }),
    file: t('quickOrder.file'),
    fileRead: t('quickOrder.fileRead'),
    lookUp: t('quickOrder.lookUp'),
    lookingUp: t('quickOrder.lookingUp'),
    startOver: t('quickOrder.startOver'),
    tooLong: t('quickOrder.tooLong'),
    fileTooLarge: t('quickOrder.fileTooLarge'),
    unavailable: t('quickOrder.unavailable'),
    result: t('quickOrder.result'),
    line: t('quickOrder.line'),
    part: t('quickOrder.part'),
    stock: t('catalogue.stock'),
    price: t('catalogue.price'),
    order: t('quickOrder.order'),
    missing: t('quickOrder.missing'),
    several: t('quickOrder.several'),
    none: t('quickOrder.none'),
    add: t('quickOrder.add'),
    adding: t('cart.adding'),
    sum: t('kit.sum'),
    vat: t('price.inclVat'),
    deposits: t('quickOrder.deposits'),
    nothingChosen: t('quickOrder.nothingChosen'),
    added: t('addAll.added'),
    notAdded: t('addAll.notAdded'),
    zero: t('quickOrder.zero'),
    toCart: t('quickOrder.toCart'),
    outcome: {
      added: t('quickOrder.added'),
      partly: t('quickOrder.partly'),
      none: t('quickOrder.notAdded'),
      unknown: t('quickOrder.unknown'),
    },
  }
}

export function listProblemText({ t }: ServerI18n, problem: ListProblem): string {
  switch (problem.kind) {
    case 'empty':
      return t('quickOrder.empty')
    case 'tooMany':
      return t('quickOrder.tooMany', { count: problem.count, max: maxOrderLines })
    case 'longLine':
      return t('quickOrder.longLine', { line: problem.line, max: maxLineLength })
    case 'tooLong':
      return t('quickOrder.tooLong')
  }
}
