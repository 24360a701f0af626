import * as v from 'valibot'
import { secretNames, VariableEntries } from '#worker/env.ts'
import { demo } from '../shop/demo.ts'

interface Entry {
  name: string
  /** The text of its comment. */
  meaning: string
}

interface Section {
  title: string
  entries: Entry[]
}

const introduction = `# Variables

Written by \`npm run docs\` from \`worker/variables/\` and \`worker/env.ts\`; change it there.

For Cloudflare Workers plain variables go under \`[vars]\` in \`.deploy.toml\`, and
[\`npm run deploy\`](hosting.md#cloudflare-workers) asks for required secret ones. Locally both go into \`.dev.vars\`, as in
\`.dev.vars.example\`. The environment of the process wins over both files.

A missing or malformed variable stops the start with one sentence that contains its name and the expected format. The variables
of the services have defaults, which point at the sandbox, only while none of them is set and \`PUBLIC_ORIGIN\` is loopback, as it
is by default (\`scripts/shop/local-variables.ts\`). Under any other origin, or once one of them is set, the required ones must be
set.

At the edge nothing starts: there the shop answers every request with its error page and status 503, and a line \`error\` of the
log names the variable. \`/healthz\` answers 200 once all are valid.

If \`PUBLIC_ORIGIN\` is https, every address of a service and every origin in a list must be https too, and the switches for tests
must be off. No list of origins may contain a \`*\`; its origins are separated by spaces. A shop that is not on loopback answers
421 to requests with another \`Host\`.

Variables of the host under Node (\`PORT\`, \`HOST\` …) are in [hosting.md](hosting.md#node).
${demo ? '\nThose of the sandbox are in [its README](../worker/sandbox/README.md).\n' : ''}`

/** Writes `docs/variables.md` from the schemas of the variables, and the comments in their files, which `read` reads. */
export function variablesPage(read: (file: string) => string): string {
  const sectionsIn = (file: string, schema: string) =>
    sectionsOf(block(read(file), `export const ${schema} = v.object({`, '\n})'))
  const variables = [
    ...sectionsIn('worker/variables/shop-variables.ts', 'ShopVariables'),
    ...sectionsIn('worker/variables/service-variables.ts', 'ServiceVariables'),
  ]
  const [bindings] = sectionsOf(block(read('worker/env.ts'), 'export interface Bindings', '\n}'))
  return [
    introduction,
    ...variables.map(({ title, entries }) =>
      [
        `## ${title}\n`,
        '| Variable | Expected | Without it | Meaning |',
        '| --- | --- | --- | --- |',
        ...entries.map((entry) => `| ${rowOf(entry).join(' | ')} |`),
        '',
      ].join('\n'),
    ),
    [
      '## Bindings\n',
      'Bindings of the Worker in `wrangler.toml`; `npm run start:node` replaces them by memory and folders.\n',
      '| Binding | Meaning |',
      '| --- | --- |',
      ...(bindings?.entries ?? []).map(({ name, meaning }) => `| \`${name}\` | ${meaning} |`),
      '',
    ].join('\n'),
  ].join('\n')
}

function rowOf({ name, meaning }: Entry): string[] {
  const schema = v.parse(v.keyof(VariableEntries), name)
  const entry = VariableEntries.entries[schema]
  return [
    `\`${name}\``,
    `${expected(entry)}${secretNames.includes(name) ? ' (secret)' : ''}`,
    withoutIt(entry),
    meaning,
  ]
}

/** The message for a malformed value contains the expected format. */
function expected(entry: v.GenericSchema): string {
  return v.safeParse(entry, '\0').issues?.[0]?.message ?? 'any text'
}

function withoutIt(entry: v.GenericSchema): string {
  const absent = v.safeParse(entry, undefined)
  if (!absent.success) return 'required'
  const value = absent.output
  if (value === '') return 'none'
  if (typeof value === 'boolean') return value ? '`1`' : '`0`'
  return typeof value === 'string' || typeof value === 'number' ? `\`${value}\`` : 'none'
}

function block(source: string, start: string, end: string): string[] {
  const from = source.indexOf(start)
  return source.slice(from, source.indexOf(end, from)).split('\n').slice(1)
}

/** The members of an object or interface, each with the comment before it; a line comment begins a section. */
function sectionsOf(lines: string[]): Section[] {
  const sections: Section[] = []
  let comment: string[] = []
  for (const line of lines) {
    const [, title] = /^ {2}\/\/ (.+)$/.exec(line) ?? []
    const [, text] = /^ {2}(?:\/\*\*| \*(?!\/)) ?(.*?)(?: ?\*\/)?$/.exec(line) ?? []
    const [, name] = /^ {2}([A-Z][A-Z0-9_]*)\??: /.exec(line) ?? []
    if (title) sections.push({ title, entries: [] })
    if (text) comment.push(text)
    if (!name) continue
    if (sections.length === 0) sections.push({ title: '', entries: [] })
    const meaning = comment.join(' ').replaceAll('|', '\\|')
    sections.at(-1)?.entries.push({ name, meaning })
    comment = []
  }
  return sections
}
