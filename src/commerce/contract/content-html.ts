import { type Token, Tokenizer, TokenizerMode } from 'parse5'

/** A run of text, or an element of the few that content may have. */
export type ContentNode = string | ContentElement

/**
 * Blocks are `p`, `h3` and lists. They contain text, `strong`, `em`, `a` and `br`; lists contain `li`, which contains
 * either. The `href` of a link is an `https:`, `mailto:` or `tel:` address or a path of the shop without locale.
 */
export type ContentElement =
  | { tag: 'br' }
  | { tag: 'a'; href: string; nodes: ContentNode[] }
  | { tag: Container; nodes: ContentNode[] }

type Container = 'p' | 'h3' | 'ul' | 'ol' | 'li' | 'strong' | 'em'
type Parent = Extract<ContentElement, { nodes: ContentNode[] }>

/** The most characters of a text that are read. */
export const maxHtmlLength = 50_000
/** The most nodes of a text; what follows is left out. */
export const maxContentNodes = 2000
/** Maximum depth of elements; of deeper ones only the text is kept. Even, so that every list has room for items. */
export const maxContentDepth = 8

/** A path of the shop, without locale. */
export const shopPath = /^\/(?![/\\])[\w\-./?=&%]*(#[\w-]+)?$/
const addresses = [/^mailto:[\w.+-]+@[\w.-]+$/, /^tel:\+?[\d-]{3,20}$/]

/** Elements that vanish with their content, and how the tokenizer reads it. */
const dropped = new Map<string, keyof typeof TokenizerMode>([
  ['script', 'SCRIPT_DATA'],
  ['style', 'RAWTEXT'],
  ['iframe', 'RAWTEXT'],
  ['noembed', 'RAWTEXT'],
  ['noframes', 'RAWTEXT'],
  ['noscript', 'RAWTEXT'],
  ['xmp', 'RAWTEXT'],
  ['textarea', 'RCDATA'],
  ['title', 'RCDATA'],
  ...['audio', 'canvas', 'math', 'object', 'select', 'svg', 'template', 'video'].map(
    (name) => [name, 'DATA'] as const,
  ),
])
/** Elements that begin and end a separate paragraph. */
const otherBlocks =
  /^(address|article|aside|blockquote|caption|center|d[dlt]|details|div|fieldset|fig(caption|ure)|footer|form|h[12456r]|header|legend|main|menu|nav|pre|search|section|summary|t(able|body|d|foot|h|head|r))$/

/**
 * Parses the HTML of the content service to nodes of a fixed set; of other elements only the text is kept, and those
 * that are no text, such as `script`, are left out. Never throws; the result is bounded and validly nested.
 */
export function parseContentHtml(html: string): ContentNode[] {
  const root: ContentNode[] = []
  /** The open elements, outermost first. */
  const open: Parent[] = []
  let count = 0
  /** Text since the last tag. */
  let pending = ''
  let skipped: { name: string; depth: number } | null = null
  const noop = () => {}

  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag(tag) {
        addText()
        startTag(tag)
      },
      onEndTag({ tagName }) {
        addText()
        endTag(tagName)
      },
      onEof() {
        addText()
        closeTo(0)
      },
      onCharacter: keep,
      onWhitespaceCharacter: keep,
      onNullCharacter: noop,
      onComment: noop,
      onDoctype: noop,
    },
  )
  tokenizer.write(html.slice(0, maxHtmlLength), true)
  return root

  function startTag({ tagName, attrs, selfClosing }: Token.TagToken) {
    if (skipped) {
      if (tagName === skipped.name) skipped.depth += 1
      return
    }
    const mode = dropped.get(tagName)
    if (mode) {
      if (selfClosing && mode === 'DATA') return
      skipped = { name: tagName, depth: 1 }
      tokenizer.state = TokenizerMode[mode]
    } else if (tagName === 'br') lineBreak()
    else if (tagName === 'a') openInline(linkOf(attrs))
    else if (tagName === 'strong' || tagName === 'em') openInline({ tag: tagName, nodes: [] })
    else if (tagName === 'li') openItem()
    else if (tagName === 'ul' || tagName === 'ol' || tagName === 'p' || tagName === 'h3') openBlock(tagName)
    else if (otherBlocks.test(tagName)) openBlock('p')
  }

  function endTag(name: string) {
    if (skipped) {
      if (name === skipped.name) skipped.depth -= 1
      if (skipped.depth === 0) skipped = null
      return
    }
    const tag = otherBlocks.test(name) ? 'p' : name
    const index = open.findLastIndex((element) => element.tag === tag)
    if (index >= 0) closeTo(index)
    // Text after a block that was reduced to its text is no part of the text before it.
    else if (tag === 'p') closeTo(blockLevel())
  }

  function keep({ chars }: Token.CharacterToken) {
    pending += chars
  }

  function addText() {
    const words = pending.replace(/[ \t\n\r\f]+/g, ' ')
    pending = ''
    if (skipped || words === '') return
    const blank = words === ' '
    if (isList(open.at(-1))) {
      if (blank) return
      openItem()
    } else if (open.length === 0) {
      if (blank) return
      openBlock('p')
    }
    const nodes = open.at(-1)?.nodes
    if (!nodes || !fits()) return
    const last = nodes.at(-1)
    if (typeof last !== 'string') nodes.push(words)
    else nodes[nodes.length - 1] = last + (last.endsWith(' ') ? words.replace(/^ /, '') : words)
  }

  function lineBreak() {
    const nodes = open.at(-1)?.nodes
    if (nodes && nodes.length > 0 && !isList(open.at(-1)) && fits()) nodes.push({ tag: 'br' })
  }

  function openInline(element: Parent | null) {
    if (!element || (element.tag === 'a' && open.some(({ tag }) => tag === 'a'))) return
    if (open.length === 0) openBlock('p')
    else if (isList(open.at(-1))) openItem()
    push(element)
  }

  /** Opens a block outside all open inline elements and paragraphs. */
  function openBlock(tag: 'p' | 'h3' | 'ul' | 'ol') {
    closeTo(blockLevel())
    if (isList(open.at(-1))) openItem()
    push({ tag, nodes: [] })
  }

  function openItem() {
    const list = open.findLastIndex(isList)
    if (list < 0) return openBlock('p')
    closeTo(list + 1)
    push({ tag: 'li', nodes: [] })
  }

  function push(element: Parent) {
    if (open.length >= maxContentDepth || !fits()) return
    const nodes = open.at(-1)?.nodes ?? root
    nodes.push(element)
    open.push(element)
  }

  /** Closes all open elements from this one on; those without content are left out. */
  function closeTo(index: number) {
    while (open.length > index) {
      const element = open.pop()
      // Nothing follows an open element among its siblings.
      if (element && !element.nodes.some(isContent)) (open.at(-1)?.nodes ?? root).pop()
    }
  }

  /** The number of open elements that a block can be within: lists and their items. */
  function blockLevel(): number {
    return open.findLastIndex((element) => element.tag === 'li' || isList(element)) + 1
  }

  function fits(): boolean {
    count += 1
    return count <= maxContentNodes
  }
}

/** The text of nodes: blocks and broken lines each on a separate line. */
export function contentText(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.tag === 'br') return '\n'
      const inner = contentText(node.nodes)
      return isInline(node) ? inner : `\n${inner}\n`
    })
    .join('')
    .replace(/\s*\n\s*/g, '\n')
}

/** An address that links may have, or null. */
function safeHref(href: string): string | null {
  if (shopPath.test(href) || addresses.some((address) => address.test(href))) return href
  if (!/^https:\/\//i.test(href)) return null
  const url = URL.parse(href)
  return url && url.username === '' && url.password === '' ? url.href : null
}

function linkOf(attributes: Token.Attribute[]): Parent | null {
  const href = safeHref(attributes.find(({ name }) => name === 'href')?.value.trim() ?? '')
  return href === null ? null : { tag: 'a', href, nodes: [] }
}

function isList(element: Parent | undefined): boolean {
  return element?.tag === 'ul' || element?.tag === 'ol'
}

function isInline(element: Parent | undefined): boolean {
  return element?.tag === 'a' || element?.tag === 'strong' || element?.tag === 'em'
}

function isContent(node: ContentNode): boolean {
  return typeof node === 'string' ? node !== ' ' : node.tag !== 'br'
}
