import { createContext, type ReactNode, use } from 'react'
import { preloadModule } from 'react-dom'
import { NonceContext } from './nonce.ts'

const containerId = 'screen'
const entryId = 'screen-entry'
const dataId = 'screen-data'
/** Deadline of a request in milliseconds. */
const deadline = 10_000

interface EntryRendering {
  /**
   * URLs by name of an entry: of the entry's module, then of those it imports. Undefined where no browser runs the
   * shop.
   */
  files: Partial<Record<string, readonly string[]>> | undefined
  /** Renders a root of its own to HTML: only so are the ids of `useId` those that the browser gives. */
  renderRoot(root: ReactNode): string
}

/** On the server: what documents with an entry of their own are rendered with. */
export const EntryRenderingContext = createContext<EntryRendering | null>(null)

interface DocumentEntryProps {
  /** The name of the entry; see `EntryRendering`. */
  name: string
  /** JSON for the entry. */
  data?: object
  /** The root that the entry hydrates. */
  children: ReactNode
}

/** On the server: a part of a document that has an entry of its own in place of the router's. */
export function DocumentEntry({ name, data, children }: DocumentEntryProps) {
  const nonce = use(NonceContext)
  const rendering = use(EntryRenderingContext)
  if (!rendering) throw new Error('No EntryRenderingContext above this entry')
  const [entry, ...imports] = rendering.files?.[name] ?? []
  for (const file of imports) preloadModule(file, { as: 'script', ...(nonce ? { nonce } : {}) })
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it */}
      <div id={containerId} dangerouslySetInnerHTML={{ __html: rendering.renderRoot(children) }} />
      {/* React escapes what would end the element. */}
      {data ? (
        <script type="application/json" id={dataId} nonce={nonce}>
          {JSON.stringify(data)}
        </script>
      ) : null}
      {/* Not async: it runs once the document is complete. */}
      {entry ? <script type="module" id={entryId} src={entry} nonce={nonce} /> : null}
    </>
  )
}

/** In the browser: the element that the entry hydrates; null on an error page. */
export const findScreen = () => document.getElementById(containerId)

/**
 * In the browser: the data of a document's entry; null on an error page, and for a document of another release. Not
 * validated: it is from the same build.
 */
export function readEntryData<Data>(from: Document = document): Data | null {
  const text = from.getElementById(dataId)?.textContent
  return text && entryOf(from) === entryOf(document) ? JSON.parse(text) : null
}

/** In the browser: as `readEntryData`, once. Afterwards the document holds it no longer: another customer may log in. */
export function takeEntryData<Data>(): Data | null {
  const data = readEntryData<Data>()
  document.getElementById(dataId)?.remove()
  return data
}

const entryOf = (from: Document) => from.getElementById(entryId)?.getAttribute('src')

/** The data of an answering document, and its address. */
interface EntryAnswer<Data> {
  /** Null where another document, or an error page, answers. */
  data: Data | null
  address: string
}

/** In the browser: the data that this document would have if it were loaded now. Null without an answer. */
export function fetchEntryData<Data>(): Promise<EntryAnswer<Data> | null> {
  const { pathname, search } = location
  return requestEntryData(pathname + search, {})
}

/** In the browser: posts a form, and the data of the document that answers. Null without an answer: it may have arrived. */
export function postEntryForm<Data>(
  address: string,
  fields: URLSearchParams,
): Promise<EntryAnswer<Data> | null> {
  return requestEntryData(address, { method: 'POST', body: fields })
}

async function requestEntryData<Data>(address: string, init: RequestInit): Promise<EntryAnswer<Data> | null> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(deadline) })
    const text = await response.text()
    const from = new DOMParser().parseFromString(text, 'text/html')
    return { data: response.redirected ? null : readEntryData(from), address: response.url }
  } catch {
    return null
  }
}
