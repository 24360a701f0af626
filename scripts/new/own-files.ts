import type { NewShop } from './arguments.ts'
import type { Files } from './imports.ts'
import { lettersOf } from './wordmark.ts'

/** The version that a new shop begins with. */
const firstVersion = '0.1.0'

/** The texts that differ in a shop of one's own, by path. `today`: as in "2026-11-30". */
export function ownFiles(files: Files, shop: NewShop, today: string): Map<string, string> {
  const { name, shopName, hasSandbox } = shop
  const [, version = ''] = /"version": "([^"]+)"/.exec(files.get('package.json') ?? '') ?? []
  const edit = (path: string, ...changes: [from: RegExp, to: string][]): [string, string] => [
    path,
    changes.reduce((text, [from, to]) => replaced(path, text, from, to), files.get(path) ?? ''),
  ]
  const { width, letters } = lettersOf(shopName)
  const named: [RegExp, string][] = [
    [/(?<="name": )"[^"]+"/, JSON.stringify(name)],
    [/(?<="version": )"[^"]+"/, JSON.stringify(firstVersion)],
  ]
  return new Map([
    edit(
      'src/brand.ts',
      [/(?<=export const shopName = )'[^'\n]*'/, quoted(shopName)],
      [/(?<=export const demoEmail = )'[^'\n]*'/, quoted(`help@${name}.example`)],
      ...(letters === '' ? [] : ([[/(?<= width: )\d+/, String(width)]] satisfies [RegExp, string][])),
      ...(letters === ''
        ? []
        : ([[/(?<= letters:\s+)'[^'\n]*'/, quoted(letters)]] satisfies [RegExp, string][])),
    ),
    edit('public/favicon.svg', [/(?<=<title>)[^<]*/, shopName.replaceAll('&', '&amp;')]),
    edit('package.json', ...named, [
      /(?<="description": )"[^"\n]*"/,
      JSON.stringify(`The online shop ${shopName}`),
    ]),
    // The package is named at the top of the lock file, and as the package in its folder.
    edit(
      'package-lock.json',
      [
        /^\{\n {2}"name": "[^"]+",\n {2}"version": "[^"]+"/,
        `{\n  "name": "${name}",\n  "version": "${firstVersion}"`,
      ],
      [
        /(?<="": \{\n) {6}"name": "[^"]+",\n {6}"version": "[^"]+"/,
        `      "name": "${name}",\n      "version": "${firstVersion}"`,
      ],
    ),
    edit(
      'wrangler.toml',
      [/(?<=^name = )".*"/m, JSON.stringify(name)],
      [/(?<=^bucket_name = )".*"/m, JSON.stringify(`${name}-car-photos`)],
    ),
    ['.deploy.toml', deploySettings(files.get('.deploy.example.toml') ?? '', name)],
    ['.dev.vars', localVariables(files.get('.dev.vars.example') ?? '', hasSandbox)],
    ['README.md', readme(files, shop, version)],
    ['CHANGELOG.md', `# Changelog\n\n## ${firstVersion} (${today})\n\nMade from Tappet ${version}.\n`],
  ])
}

/** Throws an error if there is nothing to replace: the file is not as this module expects it. */
function replaced(path: string, text: string, from: RegExp, to: string): string {
  if (!from.test(text)) throw new Error(`${path} has nothing like ${from}.`)
  return text.replace(from, () => to)
}

/** A text as TypeScript, as the formatter writes it. */
function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`
}

/** The settings of the example without its variables, which would stand for services of nobody. */
function deploySettings(example: string, name: string): string {
  const [settings = ''] = example.split('\n# The plain variables')
  return `# How \`npm run deploy\` deploys this shop; .deploy.example.toml has an example of its variables, under [vars], and of other
# environments. Secrets do not belong here; docs/hosting.md says where.
${settings.slice(settings.indexOf('\n\n') + 1).replace(/(?<=^name = )".*"/m, JSON.stringify(name))}`
}

/** The local variables of a shop. With the sandbox none is set, so that it stands for all services. */
function localVariables(example: string, hasSandbox: boolean): string {
  const variables = example.slice(example.indexOf('\n\n') + 2)
  return hasSandbox
    ? `# Variables of this shop on your machine; git ignores this file. Without a service here \`npm start\` uses the sandbox: give
# all of them values, and take away the #, to use real ones. docs/variables.md has all variables.

${variables.replaceAll(/^(?=[A-Z])/gm, '#')}`
    : `# Variables of this shop on your machine; git ignores this file. Fill in your services, and their keys, then \`npm start\`.
# docs/variables.md has all variables.

${variables}`
}

function readme(files: Files, { shopName, hasSandbox }: NewShop, version: string): string {
  const pages = [...files.keys()]
    .filter((path) => /^docs\/[\w-]+\.md$/.test(path))
    .map((path) => `- [${/^# (.+)$/m.exec(files.get(path) ?? '')?.[1] ?? path}](${path})`)
  return `# ${shopName}

An online shop, made from Tappet ${version}. [Make it your shop](docs/make-it-your-shop.md) says what to change first.

| Command | Effect |
| --- | --- |
| \`npm start\` | installs, builds and serves the shop on http://localhost:8787${hasSandbox ? ', with the sandbox in place of services' : ', with the services in `.dev.vars`'} |
| \`npm run dev\` | the same with hot reload |
| \`npm test\` | the core of all checks |
| \`npm run setup:check\` | calls every service, and says what is missing |
| \`npm run deploy\` | deploys to Cloudflare Workers, by \`.deploy.toml\` |

## Documents

${hasSandbox ? '' : 'They were written for Tappet. Where they speak of its sandbox, a demonstration of all services: this repository has none.\n\n'}${pages.join('\n')}
- [How to change something](CONTRIBUTING.md), [security](SECURITY.md), [changes](CHANGELOG.md)

## Licence

The code of Tappet is under the MIT licence, see [LICENSE](LICENSE). The typefaces, Barlow and Barlow Condensed, are under the SIL
Open Font License.
`
}
