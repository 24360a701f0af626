import * as v from 'valibot'

/** An element of a page, by the reference its driver gave it. */
export type ElementId = string

export interface Query {
  role: string
  /** The whole accessible name. */
  name?: string | undefined
  /** Only what is inside this element. */
  within?: ElementId | undefined
}

/** One tab of a driven browser: what WebDriver and WebDriver BiDi both offer, and the tests need. */
export interface Tab {
  /** Opens an address, and waits until the page has loaded. */
  open(address: string): Promise<void>
  /** Brings the tab to the front, where it is visible and has the keyboard. */
  show(): Promise<void>
  /** The visible elements with this role and name in the browser's own accessibility tree, in document order. */
  find(query: Query): Promise<ElementId[]>
  /** Runs a function in the page with elements of it; what it returns travels as JSON, null for undefined. */
  run(work: (...elements: Element[]) => unknown, ...elements: ElementId[]): Promise<unknown>
  /** Scrolls to an element and presses it with the pointer. */
  click(element: ElementId): Promise<void>
  /** Types with the keyboard into an element. */
  type(element: ElementId, text: string): Promise<void>
}

/** A shopper of the shop: tabs that share cookies and storage with each other, and with no other shopper. */
export interface Shopper {
  newTab(): Promise<Tab>
  /** Errors that the pages of this shopper wrote to the console. */
  complaints(): string[]
  close(): Promise<void>
}

export interface Engine {
  newShopper(): Promise<Shopper>
  close(): Promise<void>
}

/** Elements that may have a role, by selector: the browser is asked which of them do. */
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

/** Those of the elements that can be seen. */
export async function visibleOf(tab: Pick<Tab, 'run'>, elements: ElementId[]): Promise<ElementId[]> {
  const flags = await tab.run(
    (...all) => all.map((element) => element.checkVisibility({ visibilityProperty: true })),
    ...elements,
  )
  return elements.filter((_, index) => v.parse(Flags, flags)[index])
}

/** How drivers say that the page, or the element in it, is being replaced. */
const passing =
  /^(stale element reference|no such (node|element)|no answer)|documentAccessible is null|"getState" of null/

/** True if a driver could not read because of a change of the page, and may try again. */
export function isPassing(error: unknown): boolean {
  return error instanceof Error && passing.test(error.message)
}
