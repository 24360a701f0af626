import * as v from 'valibot'
import { maxGoodsLength, maxWithdrawalLines, Withdrawal } from '#src/commerce/contract/support.ts'
import type { FieldProblems } from '#src/features/form/problem-text.ts'
import type { ParsedForm } from '#src/features/form/use-submission.ts'
import { isEmail, maxEmailLength } from '#src/forms/email.ts'
import type { OrderedPart } from './withdrawable.ts'

export const maxWithdrawalBytes = 65_536

export type WithdrawalField = 'name' | 'order' | 'email' | 'goods'

export interface ChosenPart extends OrderedPart {
  quantity: number
}

export interface TypedWithdrawal {
  name: string
  order: string
  email: string
  goods: string
  parts: ChosenPart[]
}

type Form = Pick<URLSearchParams, 'get'>

/** Parts have the fields `part-0`, `sku-0`, `item-0`, `ordered-0`, `quantity-0`, `part-1`, …, and no picture. */
export function typedWithdrawal(form: Form): TypedWithdrawal {
  const text = (name: string, max: number) => (form.get(name) ?? '').slice(0, max)
  const parts: ChosenPart[] = []
  for (let index = 0; index < maxWithdrawalLines; index += 1) {
    const name = text(`part-${index}`, 300)
    if (name === '') break
    const ordered = countOf(text(`ordered-${index}`, 5))
    const quantity = Math.min(ordered, countOf(text(`quantity-${index}`, 5)))
    const sku = text(`sku-${index}`, 80)
    parts.push({ name, sku, item: itemOf(form.get(`item-${index}`)), picture: null, ordered, quantity })
  }
  return {
    name: text('name', 200),
    order: text('order', 100).replace(/^\s*#/, ''),
    email: text('email', maxEmailLength),
    goods: text('goods', 2 * maxGoodsLength).replaceAll('\r\n', '\n'),
    parts,
  }
}

function itemOf(text: string | null): string {
  return text && /^[\w.-]{1,64}$/.test(text) ? text : ''
}

function countOf(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : 0
}

/** The id of the posted form, so that it stays; absent if damaged, which makes the form a new one. */
export function postedFormId(form: Form): { form?: string } {
  const parsed = v.safeParse(Withdrawal.entries.form, form.get('form'))
  return parsed.success ? { form: parsed.output } : {}
}

/** Parses a statement. `page` is the language and country of the page it was written on. */
export function parseWithdrawal(
  form: Form,
  page: Pick<Withdrawal, 'language' | 'country'>,
): ParsedForm<WithdrawalField, Withdrawal> {
  const { name, order, email, goods, parts } = typedWithdrawal(form)
  const chosen = parts.filter(({ quantity }) => quantity > 0)
  const parsed = v.safeParse(Withdrawal, {
    ...{ name, order, email: email.trim(), goods, ...page },
    lines: chosen.map(({ name: part, sku, quantity }) => ({ name: part, sku, quantity })),
    form: form.get('form') ?? '',
  })
  const problems: FieldProblems<WithdrawalField> = {}
  const texts = { name, order, email, goods }
  for (const { path } of parsed.issues ?? []) {
    const field = String(path?.[0].key)
    if (isField(field)) problems[field] = texts[field].trim() === '' ? 'required' : 'notAccepted'
  }
  if (email.trim() !== '' && !isEmail(email)) problems.email = 'email'
  if (parts.length > 0 && chosen.length === 0) problems.goods = 'required'
  return parsed.success && Object.keys(problems).length === 0 ? { values: parsed.output } : { problems }
}

function isField(name: string): name is WithdrawalField {
  return ['name', 'order', 'email', 'goods'].includes(name)
}
