/** Minutes before a cut-off time in which they are counted down. */
export const countedMinutes = 24 * 60

/** The delivery promise beside a buy button, as texts. Unknown ones are empty. */
export interface DeliveryPromise {
  /** The arrivals by the next cut-off times, the nearest first, so that a page stays right while it is open. */
  arrivals: PromisedArrival[]
  method: string
  price: string
  returns: string
  marks: string[]
  text: {
    title: string
    payments: string
    /** The longest time that is counted down; it takes the room of all others. */
    longest: string
  }
}

export interface PromisedArrival {
  /** Milliseconds since 1970. */
  before: number
  expected: string
  /** Empty if the day does not depend on it. */
  orderBy: string
}
