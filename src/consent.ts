import type { Cookie } from './cookie.ts'

/** Name of the cookie of the visitor's consent answer, and its lifetime in seconds: six months. */
export const consentCookie = 'rc_consent'
export const consentMaxAge = 182 * 24 * 60 * 60

/** The purposes of measuring: visits and purchases (`statistics`), and the effect of advertising (`marketing`). */
export const purposes = ['statistics', 'marketing'] as const
export type Purpose = (typeof purposes)[number]

export type Choices = Record<Purpose, boolean>

export interface Consent extends Choices {
  time: number
  /**
   * The key of the shop's proof of the visitor's answers: 32 random hexadecimal digits. Null before the first consent
   * and until that is stored: a visitor who has only refused gets no identifier.
   */
  key: string | null
}

/** The way an answer was given: by one of the buttons, or earlier, when it could not be stored. */
export const consentWays = ['all', 'none', 'chosen', 'earlier'] as const
export type ConsentWay = (typeof consentWays)[number]

/** The body of `POST /api/consent`: an answer that the shop keeps as proof. `key` and `time` as in `Consent`. */
export interface ConsentAnswer extends Choices {
  key: string
  time: number
  way: ConsentWay
  version: number
  language: string
}

/** Raised when purposes or recipients change: answers to an older question do not count. */
export const consentVersion = 1

/** Seconds that a visitor's clock may be ahead of the shop's. */
export const maxClockLead = 24 * 60 * 60

/**
 * The cookie of an answer: version, first letters of the accepted purposes, time, and key if any, separated by dots.
 */
export function serializeConsent({
  statistics,
  marketing,
  time,
  key = null,
}: Choices & { time: number; key?: string | null }): Cookie {
  const agreed = `${statistics ? 's' : ''}${marketing ? 'm' : ''}`
  const value = [consentVersion, agreed, time, ...(key === null ? [] : [key])].join('.')
  return { name: consentCookie, value, maxAge: consentMaxAge }
}

/**
 * The answer in a cookie header or `document.cookie`; null without one, and for one that is malformed, belongs to
 * another version of the question, is older than `consentMaxAge`, or has a time more than a day ahead. `now` is in
 * seconds since 1970.
 */
export function parseConsent(cookies: string, now: number): Consent | null {
  const [, agreed, time, key = null] = pattern.exec(cookies) ?? []
  if (agreed === undefined || now - Number(time) > consentMaxAge) return null
  if (Number(time) - now > maxClockLead) return null
  return { statistics: agreed.includes('s'), marketing: agreed.includes('m'), time: Number(time), key }
}

/** Finds an answer in a cookie header: the first letters of the purposes, the time, and the key if any. */
export const answerPattern = `(?:^|; ?)${consentCookie}=${consentVersion}\\.(s?m?)\\.(\\d{1,12})(?:\\.([\\da-f]{32}))?(?:;|$)`

/** Finds consent to marketing in `document.cookie`, for the script that runs before any module. */
export const agreedToMarketing = `(?:^|; ?)${consentCookie}=${consentVersion}\\.s?m\\.`

const pattern = new RegExp(answerPattern)
