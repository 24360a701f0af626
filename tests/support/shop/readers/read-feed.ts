import { xmlFault } from '../../xml-fault.ts'

/** The attributes of an item by name, each with its values in order; those of a group are `shipping.price`. */
export type FedItem = ReadonlyMap<string, readonly string[]>

export interface Feed {
  items: FedItem[]
  /** The URLs of parts by relation. */
  parts: ReadonlyMap<string, string>
  description: string
}

const root = '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" '

/** A product feed; throws if it is not well formed, or none. */
export function readFeed(xml: string): Feed {
  const fault = xmlFault(xml) ?? (xml.includes(`?>\n${root}`) ? null : `no ${root}`)
  if (fault) throw new Error(fault)
  const [head = '', ...items] = xml.split('<item>')
  return {
    items: items.map((item) => attributesIn(item.slice(0, item.indexOf('</item>')))),
    parts: new Map(
      [...head.matchAll(/<atom:link rel="(\w+)"[^>]* href="([^"]+)"\/>/g)].map(
        ([, relation = '', url = '']) => [relation, unescaped(url)],
      ),
    ),
    description: unescaped(/<description>([^<]*)</.exec(head)?.[1] ?? ''),
  }
}

function attributesIn(text: string, prefix = ''): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [, name = '', content = ''] of text.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)) {
    const key = prefix + name
    if (content.startsWith('<'))
      for (const [inner, values] of attributesIn(content, `${key}.`))
        found.set(inner, [...(found.get(inner) ?? []), ...values])
    else found.set(key, [...(found.get(key) ?? []), unescaped(content)])
  }
  return found
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}
