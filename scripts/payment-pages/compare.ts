import type { PaymentPage, PaymentPages, Script } from './payment-page.ts'

/** The changes of the payment pages since a baseline, one per line. */
export function comparePages(baseline: PaymentPages, found: PaymentPages): string[] {
  return [
    ...comparePage(baseline.checkout, found.checkout).map((line) => `checkout: ${line}`),
    ...comparePage(baseline.confirmation, found.confirmation).map((line) => `confirmation: ${line}`),
  ]
}

function comparePage(baseline: PaymentPage, found: PaymentPage): string[] {
  return [
    ...compareScripts(baseline.scripts, found.scripts),
    ...without(found.frames, baseline.frames).map((frame) => `new frame ${frame}`),
    ...without(baseline.frames, found.frames).map((frame) => `frame gone ${frame}`),
    ...compareHeaders(baseline.headers, found.headers),
  ]
}

/** A known address with other content is a change; scripts in the document have no address. */
function compareScripts(baseline: Script[], found: Script[]): string[] {
  const isIn = (list: Script[]) => (script: Script) =>
    list.some(({ source, hash }) => source === script.source && hash === script.hash)
  const added = found.filter((script) => !isIn(baseline)(script))
  const gone = baseline.filter((script) => !isIn(found)(script))
  const changed = added.flatMap((script) => {
    const before = gone.find(({ source }) => source === script.source && source !== 'inline')
    return before ? [{ script, before }] : []
  })
  return [
    ...changed.map(
      ({ script, before }) => `script changed ${script.source}: ${before.hash} → ${script.hash}`,
    ),
    ...added
      .filter((script) => !changed.some((change) => change.script === script))
      .map(({ source, hash }) => `new script ${source} ${hash}`),
    ...gone
      .filter((script) => !changed.some((change) => change.before === script))
      .map(({ source, hash }) => `script gone ${source} ${hash}`),
  ]
}

function compareHeaders(baseline: Record<string, string>, found: Record<string, string>): string[] {
  const names = [...new Set([...Object.keys(baseline), ...Object.keys(found)])].sort()
  return names.flatMap((name) => {
    const [before, after] = [baseline[name], found[name]]
    if (before === after) return []
    if (before === undefined) return [`new header ${name}: ${after}`]
    if (after === undefined) return [`header gone ${name}: ${before}`]
    return [`header changed ${name}: ${before} → ${after}`]
  })
}

function without(list: string[], others: string[]): string[] {
  return list.filter((entry) => !others.includes(entry))
}
