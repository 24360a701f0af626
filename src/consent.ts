import { consentCookie, consentMaxAge } from './config.ts'
import type { Cookie } from './cookie.ts'

/** What may be measured: visits and purchases (`statistics`), and what advertising led to (`marketing`). */
export const purposes = ['statistics', 'marketing'] as const
export type Purpose = (typeof purposes)[number]

/** What a visitor has agreed to, by purpose. */
export type Choices = Record<Purpose, boolean>

/** A visitor's answer, and when it was given, in seconds since 1970. */
export interface Consent extends Choices {
  time: number
}

/** Raised when purposes or recipients change: answers to an older question do not count. */
const version = 1

/** Seconds that a visitor's clock may be ahead of the shop's. */
const maxClockLead = 24 * 60 * 60

/** The cookie of an answer: version, first letters of the purposes that were agreed to, and time, with dots between. */
export function serializeConsent({ statistics, marketing, time }: Consent): Cookie {
  const agreed = `${statistics ? 's' : ''}${marketing ? 'm' : ''}`
  return { name: consentCookie, value: `${version}.${agreed}.${time}`, maxAge: consentMaxAge }
}

/**
 * The answer in a cookie header or `document.cookie`; null without one, and for one that is malformed, answers another
 * version of the question, is older than six months, or has a time more than a day ahead.
 * @param now seconds since 1970.
 */
export function parseConsent(cookies: string, now: number): Consent | null {
  const [, agreed, time] = pattern.exec(cookies) ?? []
  if (agreed === undefined || now - Number(time) > consentMaxAge) return null
  if (Number(time) - now > maxClockLead) return null
  return { statistics: agreed.includes('s'), marketing: agreed.includes('m'), time: Number(time) }
}

const pattern = new RegExp(`(?:^|; ?)${consentCookie}=${version}\\.(s?m?)\\.(\\d{1,12})(?:;|$)`)
