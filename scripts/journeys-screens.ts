import { build } from './builder.ts'
import { runJourneys } from './run-journeys.ts'

/** Scans every screen with axe in every language, where `npm test` scans each in three. */
build()
process.exit(await runJourneys(['axe.journey.ts'], { ALL_SCREENS: '1' }))
