import * as v from 'valibot'

/** A reference to an element, from the driver. */
export type ElementId = string

export interface Query {
  role: string
  /** The complete accessible name. */
  name?: string | undefined
  /** Searches only inside this element. */
  within?: ElementId | undefined
}

/** A tab of a driven browser: the functions that both WebDriver and WebDriver BiDi have, as far as tests need them. */
export interface Tab {
  /** Resolves when the page has loaded. */
  open(address: string): Promise<void>
  /** Brings the tab to the front, where it is visible and has the keyboard. */
  show(): Promise<void>
  /** The visible elements with this role and name in the browser's accessibility tree, in document order. */
  find(query: Query): Promise<ElementId[]>
  /** Runs a function in the page with some of its elements; the result is transferred as JSON, undefined as null. */
  run(work: (...elements: Element[]) => unknown, ...elements: ElementId[]): Promise<unknown>
  /** Scrolls to an element first. */
  click(element: ElementId): Promise<void>
  type(element: ElementId, text: string): Promise<void>
}

/** The tabs of a shopper share cookies and storage; shoppers share nothing. */
export interface Shopper {
  newTab(): Promise<Tab>
  /** Errors in the console of this shopper's pages. */
  complaints(): string[]
  close(): Promise<void>
}

export interface Engine {
  newShopper(): Promise<Shopper>
  close(): Promise<void>
}

/** Elements that may have a role, by selector; the browser decides which of them do. */
export const candidates: Record<string, string> = {
  alert: '[role=alert]',
  article: 'article',
  button: 'button, summary, [role=button], input[type=submit]',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog, [role=dialog]',
  group: 'details, fieldset',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  radio: 'input[type=radio]',
  textbox: 'input, textarea',
}

const Flags = v.array(v.boolean())

export async function visibleOf(tab: Pick<Tab, 'run'>, elements: ElementId[]): Promise<ElementId[]> {
  const flags = await tab.run(
    (...all) => all.map((element) => element.checkVisibility({ visibilityProperty: true })),
    ...elements,
  )
  return elements.filter((_, index) => v.parse(Flags, flags)[index])
}

/** Messages of drivers while the page or one of its elements is being replaced. */
const passing =
  /^(stale element reference|no such (node|element)|no answer)|documentAccessible is null|"getState" of null/

/** True if a read failed because the page changed, so that it may be repeated. */
export function isPassing(error: unknown): boolean {
  return error instanceof Error && passing.test(error.message)
}
