import * as v from 'valibot'
import { invalid, type Refusal } from './refusal.ts'
import { validateUserData } from './user-data.ts'

const maxAgeSeconds = 604_800
/** Clocks differ by this much. */
const toleranceSeconds = 60

const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))

const webAddress = v.pipe(v.string(), v.maxLength(4_000), v.url(), v.regex(/^https?:/))

/** The required fields of a website's event. */
const Required = v.object({
  event_name: text(50),
  event_time: v.pipe(v.number(), v.safeInteger()),
  action_source: v.literal('website'),
  event_source_url: webAddress,
  user_data: v.looseObject({ client_user_agent: text(1_000) }),
})

const Content = v.looseObject({
  id: text(100),
  quantity: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  item_price: v.optional(v.pipe(v.number(), v.minValue(0))),
  delivery_category: v.optional(v.picklist(['in_store', 'curbside', 'home_delivery'])),
})

const CustomData = v.looseObject({
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/i))),
  value: v.optional(v.pipe(v.number(), v.minValue(0))),
  content_type: v.optional(v.picklist(['product', 'product_group'])),
  contents: v.optional(v.array(Content)),
})

const Optional = v.object({
  event_id: v.optional(text(200)),
  custom_data: v.optional(CustomData),
  opt_out: v.optional(v.boolean()),
  referrer_url: v.optional(webAddress),
})

/** The refusal of an event at `seconds`; null if it is valid. */
export function validateEvent(event: unknown, seconds: number): Refusal | null {
  const required = v.safeParse(Required, event)
  if (!required.success) return refusal(required.issues[0])
  const { event_name, event_time, user_data } = required.output
  if (event_time < seconds - maxAgeSeconds) return tooOld
  if (event_time > seconds + toleranceSeconds)
    return invalid('event_time is in the future. It is in seconds, not in milliseconds.')
  const optional = v.safeParse(Optional, event)
  if (!optional.success) return refusal(optional.issues[0])
  const { currency, value } = optional.output.custom_data ?? {}
  if (event_name === 'Purchase' && (currency === undefined || value === undefined))
    return invalid('A purchase needs custom_data.currency and custom_data.value.')
  return validateUserData(user_data)
}

const tooOld = invalid('The event is older than seven days.', {
  subcode: 2804003,
  title: 'Event Timestamp Too Old',
})

function refusal(issue: v.BaseIssue<unknown>): Refusal {
  return invalid(`${v.getDotPath(issue) ?? 'The event'}: ${issue.message}`)
}

const misplaced = ['content_type', 'contents', 'content_ids', 'value', 'currency', 'order_id']

/** Fields the platform accepts without using them. */
export function remarksOn(event: Record<string, unknown>): string[] {
  return misplaced.filter((name) => name in event).map((name) => `${name} stands beside custom_data, unread.`)
}
