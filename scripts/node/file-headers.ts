interface Rule {
  /** A path, or a prefix when `below` is set. */
  path: string
  below: boolean
  headers: [name: string, value: string][]
}

/** Parses a `_headers` file like Cloudflare; a path gets the headers of all rules it matches, names in lower case. */
export function parseFileHeaders(text: string): (path: string) => [name: string, value: string][] {
  const rules: Rule[] = []
  for (const line of text.split('\n').filter((entry) => entry.trim() !== '' && !entry.startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (line.startsWith('/')) {
      const below = line.endsWith('*')
      rules.push({ path: below ? line.slice(0, -1) : line, below, headers: [] })
    } else if (rule && name && value) rule.headers.push([name.toLowerCase(), value])
    else throw new Error(`_headers: neither a path nor a header of one: ${line}`)
  }
  return (path) =>
    rules
      .filter((rule) => (rule.below ? path.startsWith(rule.path) : path === rule.path))
      .flatMap(({ headers }) => headers)
}
