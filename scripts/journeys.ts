import { build } from './build/builder.ts'
import { runJourneys } from './checks/run-journeys.ts'

await build()
process.exit(await runJourneys())
