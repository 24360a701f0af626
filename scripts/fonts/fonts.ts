import { writeFileSync } from 'node:fs'
import { fallbackSheet } from './fallback-fonts.ts'

/** The style sheet of the fonts that are shown until Barlow has loaded. */
writeFileSync('src/styles/font-fallbacks.css', fallbackSheet())
