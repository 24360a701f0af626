import { writeFileSync } from 'node:fs'
import { fallbackSheet } from './fallback-fonts.ts'

/** Writes the style sheet of the fonts that are shown where Barlow is not there in time. */
writeFileSync('src/styles/font-fallbacks.css', fallbackSheet())
