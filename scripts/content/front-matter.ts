/** A text with its front matter: a line `name: value` each, between two lines `---`. */
export interface FrontMatter {
  fields: Record<string, string>
  body: string
}

const fence = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/

/** Splits a file into front matter and text. Throws an error with the line that is no field. */
export function parseFrontMatter(file: string): FrontMatter {
  const [whole = '', head = ''] = fence.exec(file) ?? []
  const lines = head.split(/\r?\n/).filter((line) => line.trim() !== '')
  return { fields: Object.fromEntries(lines.map(parseField)), body: file.slice(whole.length) }
}

function parseField(line: string): [string, string] {
  const [, name, value = ''] = /^([a-z_]+):(?:\s+(.*))?$/.exec(line.trimEnd()) ?? []
  if (!name) throw new Error(`“${line}” is no field such as “title: Delivery”.`)
  return [name, value.trim().replace(/^(["'])(.*)\1$/, '$2')]
}
