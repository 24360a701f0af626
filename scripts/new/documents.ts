import { dirname, join, normalize } from 'node:path/posix'

/** Files and commands that documents may name, and the repository no longer has. */
export interface Gone {
  hasFile(path: string): boolean
  /** A command of package.json: "bench" of `npm run bench`. */
  hasCommand(name: string): boolean
}

/** Longest line of a document. */
const lineLength = 128

/**
 * A document without what names files and commands that the repository does not have: paragraphs and items that begin
 * with such a sentence, other sentences, rows about such a thing, and lines of code. In wide tables a dash takes the
 * place of a name.
 */
export function trimDocument(path: string, text: string, repository: Gone): string {
  const parts = text.split(/(^ *```.*?^ *```$)/ms)
  const trimmed = parts.map((part) => (/^ *```/.test(part) ? trimCode(part) : trimProse(part))).join('')
  return trimmed === text ? text : withoutEmptyParts(trimmed)

  function trimCode(code: string): string {
    return code
      .split('\n')
      .filter((line) => !commandsIn(line).some(isLost))
      .join('\n')
  }

  function trimProse(prose: string): string {
    return prose
      .split(/(?<=\n)(?=\n|[|#]|\s*(?:[-*]|\d+\.) )/)
      .map(trimBlock)
      .join('')
  }

  /** A paragraph, an item of a list or a row of a table, with the line breaks around it. */
  function trimBlock(block: string): string {
    if (!namesLost(block)) return block
    if (block.startsWith('|')) return trimRow(block)
    const [, breaks = '', start = '', words = '', end = ''] =
      /^(\n*)([ \t]*(?:(?:[-*]|\d+\.) )?)(.*?)(\s*)$/s.exec(block) ?? []
    const sentences = words.replaceAll(/\s+/g, ' ').split(/(?<=[.]) (?=[A-Z`[*])/)
    // The other sentences refer to the first one.
    if (namesLost(sentences[0] ?? '')) return breaks
    const kept = sentences.filter((sentence) => !namesLost(sentence))
    return `${breaks}${wrap(start, kept.join(' '))}${end}`
  }

  function trimRow(row: string): string {
    const [, first = '', ...cells] = row.split(/(?<!\\)\|/)
    const names = first.trim().split(', ')
    const kept = names.filter((name) => !namesLost(name))
    const isAbout = cells.length === 2 && namesLost(sentencesOf(cells[0] ?? '')[0] ?? '')
    if (kept.length === 0 || isAbout) return ''
    return `| ${kept.join(', ')} |${cells.map(withoutNames).join('|')}`
  }

  /** A cell without the sentences that name such things, if it has others. */
  function withoutNames(cell: string): string {
    const sentences = sentencesOf(cell)
    const kept = sentences.filter((sentence) => !namesLost(sentence))
    if (kept.length < sentences.length && kept.some((sentence) => sentence.trim() !== ''))
      return ` ${kept.join(' ').trim().replace(/[.;]$/, '')} `
    return cell
      .replaceAll(/\[([^\]]*)\]\(([^)\s]+)\)/g, (link, words: string, target: string) =>
        isLostLink(target) ? words : link,
      )
      .replaceAll(/`[^`]*`/g, (code) => (namesLost(code) ? '–' : code))
  }

  function namesLost(words: string): boolean {
    return (
      commandsIn(words).some(isLost) ||
      linksIn(words).some(isLostLink) ||
      [...words.matchAll(/`((?:src|worker|tests|scripts|public|docs)\/[\w./-]*)`/g)].some(
        ([, file = '']) => !repository.hasFile(file.replace(/\/$/, '')),
      )
    )
  }

  function isLost(command: string): boolean {
    return !repository.hasCommand(command)
  }

  function isLostLink(target: string): boolean {
    const [file = ''] = target.split('#')
    if (file === '' || /^(?:https?|mailto):/.test(file)) return false
    return !repository.hasFile(normalize(join(dirname(path), file)).replace(/\/$/, ''))
  }
}

/** A document without tables that have no row, and headings that have no text. */
function withoutEmptyParts(text: string): string {
  return text
    .replaceAll(/^\|.*\|\n\|(?: -+ \|)+\n(?!\|)/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^(##+) .*\n\n?(?=\1 |$(?!\n))/gm, '')
    .replace(/\n+$/, '\n')
}

/** The sentences of a cell; a semicolon ends one, too. */
function sentencesOf(cell: string): string[] {
  return cell.split(/(?<=[.;]) /)
}

function commandsIn(words: string): string[] {
  return [...words.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
}

function linksIn(words: string): string[] {
  return [...words.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
}

/** Lines of a paragraph or item that begins with `start`. */
function wrap(start: string, words: string): string {
  const indent = ' '.repeat(start.length)
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const line = lines.at(-1)
    if (line === undefined || line.length + 1 + word.length > lineLength) lines.push(indent + word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return start + lines.join('\n').slice(start.length)
}
