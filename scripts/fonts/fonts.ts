import { writeFileSync } from 'node:fs'
import { standInSheet } from './stand-ins.ts'

/** Writes the style sheet of the fonts that are shown where Barlow is not there in time. */
writeFileSync('src/styles/font-stand-ins.css', standInSheet())
