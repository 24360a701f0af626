import * as v from 'valibot'

/** One line of text without control characters, so that it cannot add a header to a mail. */
export const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max), v.regex(/^[^\p{Cc}]*$/u))

/** A single address: separators and names of a mail's header would add other addresses, or words. */
export const EmailAddress = v.pipe(
  line(254),
  v.regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/),
)

/** The language of the page that a message was written on, or that a mail is about; ISO 639. */
export const Language = v.pipe(v.string(), v.regex(/^[a-z]{2}$/))

/** The country of that page, whose law and words applied; ISO 3166-1, empty if unknown. */
export const PageCountry = v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/))

/** ISO 8601, UTC. */
export const Time = v.pipe(v.string(), v.isoTimestamp())
