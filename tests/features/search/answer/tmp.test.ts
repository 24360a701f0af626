import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foldWords, partKinds } from '#src/commerce/contract/search/trade-words/part-kinds.ts'
test('x', () => {
  const { partTypes } = JSON.parse(readFileSync('worker/sandbox/demo-catalogue/seed/data/part-types.json', 'utf8'))
  const out: string[] = []
  for (const t of partTypes) for (const l of ['en','sv','fi','da','fr','nl','de']) {
    const { one, many } = t.names[l]
    for (const w of [one, many]) {
      const kind = partKinds(l).kindOf(foldWords(w))
      if (kind !== t.id) out.push(`${l} ${t.id} ${w}: ${kind}`)
    }
    if (!partKinds(l).wordsFor(t.id).has(foldWords(many))) out.push(`${l} ${t.id} ${many} not typed`)
  }
  console.log(out.join('\n'))
})
