export interface DrawingElement {
  name: string
  attributes: ReadonlyMap<string, string>
  children: DrawingElement[]
}

export interface Drawing {
  root: DrawingElement
  /** The elements that others refer to. */
  byId: ReadonlyMap<string, DrawingElement>
  /** The declarations of the style sheet in light colours, by `svg` or `.{class}`. */
  rules: ReadonlyMap<string, ReadonlyMap<string, string>>
}

const tag = /<(\/?)(\w+)((?:\s[\w:-]+="[^"]*")*)\s*(\/?)>/g

/** Reads a picture that `drawPicture` has drawn; it is no parser for any other SVG. */
export function parseDrawing(svg: string): Drawing {
  const byId = new Map<string, DrawingElement>()
  const document: DrawingElement = { name: '', attributes: new Map(), children: [] }
  const open = [document]
  for (const [, end, name = '', list = '', closed] of svg.matchAll(tag)) {
    if (end) {
      open.pop()
      continue
    }
    const attributes = new Map(
      [...list.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, attribute = '', value = '']) => [attribute, value]),
    )
    const element = { name, attributes, children: [] }
    open.at(-1)?.children.push(element)
    const id = attributes.get('id')
    if (id !== undefined) byId.set(id, element)
    if (!closed) open.push(element)
  }
  const [root] = document.children
  if (root?.name !== 'svg') throw new Error('Not a drawing')
  return { root, byId, rules: rulesIn(/<style>(.*?)<\/style>/s.exec(svg)?.[1] ?? '') }
}

function rulesIn(styleSheet: string): Drawing['rules'] {
  const [light = ''] = styleSheet.split('@media')
  return new Map(
    [...light.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = '', list = '']) => [
      selector,
      parseDeclarations(list),
    ]),
  )
}

/** `fill:none;stroke:#fff` */
export function parseDeclarations(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split(';').flatMap((declaration): [string, string][] => {
      const [name = '', value = ''] = declaration.split(':')
      return name === '' ? [] : [[name, value]]
    }),
  )
}
