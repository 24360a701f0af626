/** The limits of `npm run bench`. Bytes at gzip level 9; 1 kB is 1,000 bytes. */
export const limits = {
  /** The shop's own JavaScript that home, listing and product load first: all but the bundler's vendor file and runtime. */
  ownScript: 40_000,
  /** Style sheets of any page. */
  style: 16_000,
  /**
   * All JavaScript from the home page to the confirmation of an order, each file counted once, without the numbering plans
   * that load with the phone field and without providers' scripts.
   */
  journeyScript: 230_000,
  /** Milliseconds that 95 of 100 keywords may take to their suggestions, after the pause in typing. */
  suggestionTime: 120,
  /** Milliseconds that the longest list of part numbers may take. */
  orderList: 2_000,
}
