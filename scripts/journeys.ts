import { build } from './build/builder.ts'
import { runJourneys } from './checks/run-journeys.ts'

/** Runs the journeys on the production build in workerd, and some under Node as well. */
await build()
process.exit(await runJourneys())
