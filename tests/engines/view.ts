import { expect } from 'playwright/test'
import * as v from 'valibot'
import { type ElementId, isPassing, type Tab } from './tab.ts'

/** Milliseconds a page has until what is to be pressed is there. */
const timeout = 20_000
const Texts = v.array(v.string())

/** The name of an element and a text in it; any if absent. */
interface Filter {
  name?: string
  text?: string
}

/** A part of a page, found by its visible or accessible properties. */
export interface Part {
  /** The visible elements inside with this role; actions apply to the first. */
  getByRole(role: string, filter?: Filter): Target
}

export interface Target extends Part {
  click(): Promise<void>
  /** Writes into a field, in place of what it holds. */
  fill(text: string): Promise<void>
  /** The text of the first element; null without an element, as for its value and its description. */
  text(): Promise<string | null>
  value(): Promise<string | null>
  description(): Promise<string | null>
  isFocused(): Promise<boolean>
  count(): Promise<number>
}

/** A tab at the shop. */
export interface View extends Part {
  open(path: string): Promise<void>
  /** Brings the tab to the front. */
  show(): Promise<void>
  path(): Promise<string>
  /** True if the page has got an answer from an address that contains this, in any way. */
  hasFetched(part: string): Promise<boolean>
}

export function createView(tab: Tab, origin: string): View {
  return {
    ...createPart(tab, async () => undefined),
    open: (path) => tab.open(origin + path),
    show: tab.show,
    path: async () => String(await tab.run(() => location.pathname + location.search)),
    async hasFetched(part) {
      const addresses = await tab.run(() => performance.getEntriesByType('resource').map(({ name }) => name))
      return v.parse(Texts, addresses).some((address) => address.includes(part))
    },
  }
}

/** `within` finds the element to look inside: null without one, undefined for the whole page. */
function createPart(tab: Tab, within: () => Promise<ElementId | null | undefined>): Part {
  return {
    getByRole: (role, { name, text = '' } = {}) =>
      createTarget(tab, async () => {
        const inside = await within()
        const found = inside === null ? [] : await tab.find({ role, name, within: inside })
        if (text === '' || found.length === 0) return found
        const texts = await tab.run((...all) => all.map(({ textContent }) => textContent), ...found)
        return found.filter((_, index) => v.parse(Texts, texts)[index]?.includes(text))
      }),
  }
}

function createTarget(tab: Tab, find: () => Promise<ElementId[]>): Target {
  const first = async () => (await find())[0] ?? null

  async function withFirst(work: (element: ElementId) => Promise<void>) {
    await expect(async () => {
      const element = await first()
      expect(element, 'there is such an element').not.toBeNull()
      if (element) await work(element)
    }).toPass({ timeout: timeout })
  }

  /** Reads off the page; once more where it has put another element in the place of one meanwhile. */
  async function read<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      if (isPassing(error)) return read(ask)
      throw error
    }
  }

  const readFirst = (work: (element: Element) => unknown) =>
    read(async () => {
      const element = await first()
      return element === null ? null : tab.run(work, element)
    })
  const readText = async (work: (element: Element) => string) =>
    v.parse(v.nullable(v.string()), await readFirst(work))

  return {
    ...createPart(tab, first),
    click: () =>
      withFirst(async (element) => {
        expect(await tab.run(isAnimated, element), 'it is being moved').toBe(false)
        await tab.click(element)
      }),
    fill: (text) =>
      withFirst(async (element) => {
        await tab.run((field) => field instanceof HTMLInputElement && field.select(), element)
        await tab.type(element, text)
      }),
    text: () => readText(({ textContent }) => textContent.replaceAll(/[ \n]+/g, ' ').trim()),
    value: () => readText((field) => (field instanceof HTMLInputElement ? field.value : '')),
    description: () =>
      readText((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      ),
    isFocused: async () => (await readFirst((element) => element === document.activeElement)) === true,
    count: () => read(async () => (await find()).length),
  }
}

/**
 * True if an animation runs on an element or around it. Drivers press the element's place at the time of their request.
 */
function isAnimated(element: Element): boolean {
  return document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && effect instanceof KeyframeEffect && effect.target?.contains(element),
    )
}
