import { readdirSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const folder = 'build/client/assets'
const files = readdirSync(folder).filter((name) => name.endsWith('.js'))

test.each(files)(
  '%s of the browser build has no top-level await, for which WebKit runs importing files too early',
  (name) => {
    const { program } = parseSync(name, readFileSync(`${folder}/${name}`, 'utf8'))
    expect(hasTopLevelAwait(program)).toBe(false)
  },
)

test.each([
  ['await ready()', true],
  ['for await (const part of parts) use(part)', true],
  ['const text = [await read()]', true],
  ['async function read() { await ready() }', false],
  ['const read = async () => { for await (const part of parts) await use(part) }', false],
  ['const reader = { async read() { await ready() } }', false],
])('a top-level await is recognized in %s', (code, expected) => {
  expect(hasTopLevelAwait(parseSync('module.js', code).program)).toBe(expected)
})

function hasTopLevelAwait(program: ESTree.Program): boolean {
  let functions = 0
  let found = false
  const enter = () => void functions++
  const exit = () => void functions--
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': exit,
    FunctionExpression: enter,
    'FunctionExpression:exit': exit,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': exit,
    AwaitExpression() {
      found ||= functions === 0
    },
    ForOfStatement({ await: awaits }) {
      found ||= awaits && functions === 0
    },
  }).visit(program)
  return found
}
