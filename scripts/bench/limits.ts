/** The limits of `npm run bench` and `npm run bench:growth`. Bytes at gzip level 9; 1 kB is 1,000 bytes. */
export const limits = {
  /** The shop's own JavaScript of a first load: all files but those of React, its router and the bundler. */
  ownScript: 40_000,
  /** Style sheets of any page. */
  style: 16_000,
  /** JavaScript from home page to confirmation, each file once, without numbering plans and providers' scripts. */
  journeyScript: 257_000,
  /** Milliseconds from the pause in typing to suggestions, for 95 of 100 keywords. */
  suggestionTime: 120,
  /** Milliseconds for the longest list of part numbers. */
  orderList: 2_000,
  /** Milliseconds to the first byte of a sitemap or feed. */
  firstByte: 1_000,
  /** Bytes of memory that a sitemap or feed takes while it is answered. */
  memory: 64 * 1024 ** 2,
}
