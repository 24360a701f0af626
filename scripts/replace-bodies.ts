import { parseAst, Visitor } from 'vite'

/** What functions do instead, by their names. */
export type Bodies = Readonly<Record<string, string>>

/** Gives functions of a module, nested ones too, other bodies. Throws where a name is not that of exactly one. */
export function replaceBodies(code: string, bodies: Bodies): string {
  const declared = functionsOf(code)
  const places = Object.entries(bodies).map(([name, body]) => {
    const [place, ...more] = declared.filter((one) => one.name === name)
    if (!place) throw new Error(`No function is called ${name}`)
    if (more.length > 0) throw new Error(`More than one function is called ${name}`)
    return { ...place, body }
  })
  return places
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, body }) => `${rest.slice(0, start)}{ ${body} }${rest.slice(end)}`, code)
}

function functionsOf(code: string) {
  const found: { name: string; start: number; end: number }[] = []
  new Visitor({
    FunctionDeclaration({ id, body }) {
      if (id && body) found.push({ name: id.name, start: body.start, end: body.end })
    },
  }).visit(parseAst(code))
  return found
}
