import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { chromiumFlags } from '../browsers/chromium.ts'

/** Fetched on demand, because it is larger than all development dependencies together. */
const tool = 'lighthouse@13.5.0'

const Score = v.object({
  score: v.pipe(
    v.nullable(v.number(), 0),
    v.transform((score) => Math.round(score * 100)),
  ),
})
const Report = v.object({
  categories: v.object({ performance: Score, accessibility: Score, 'best-practices': Score, seo: Score }),
  audits: v.record(
    v.string(),
    v.object({
      id: v.string(),
      title: v.string(),
      score: v.nullable(v.number()),
      numericValue: v.optional(v.number()),
      displayValue: v.optional(v.string()),
    }),
  ),
})

export interface Audit {
  /** Scores out of 100. */
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  /** Metrics: times in milliseconds, layout shift as a score. */
  figures: Record<string, number>
  /** Failed audits, one line each. */
  faults: string[]
}

const run = promisify(execFile)

/** Runs Lighthouse's mobile audit in a new browser; throws after two minutes. */
export async function audit(address: string, browser: string, output: string): Promise<Audit> {
  await run(
    'npm',
    [
      ...['exec', '--yes', `--package=${tool}`, '--', 'lighthouse', address, '--text-muted', '--output=json'],
      ...[`--output-path=${output}`, `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`],
    ],
    { env: { ...process.env, CHROME_PATH: browser }, timeout: 120_000 },
  )
  const { categories, audits } = v.parse(Report, JSON.parse(readFileSync(output, 'utf8')))
  const all = Object.values(audits)
  return {
    scores: {
      performance: categories.performance.score,
      accessibility: categories.accessibility.score,
      'best-practices': categories['best-practices'].score,
      seo: categories.seo.score,
    },
    figures: Object.fromEntries(
      all.flatMap(({ id, numericValue }) => (numericValue === undefined ? [] : [[id, numericValue]])),
    ),
    faults: all.flatMap(({ id, title, score, displayValue }) =>
      score !== null && score < 0.9 ? [`${id}: ${title}${displayValue ? ` (${displayValue})` : ''}`] : [],
    ),
  }
}
