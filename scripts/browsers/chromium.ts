import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { exitWithError } from '../exit-with-error.ts'
import { installByApt } from './apt.ts'

/** Debian's Chromium without windows comes first: it needs half the time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Flags that switch off background services a test browser does not need. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The value of `CHROMIUM`, an installed one, or one that is installed now. */
export function findChromium(): string {
  const named = process.env.CHROMIUM
  if (named && !existsSync(named))
    exitWithError(`CHROMIUM is "${named}", where there is no browser: correct or unset it.`)
  return named ?? present() ?? install()
}

function present(): string | undefined {
  return [...installed, chromium.executablePath()].find((path) => existsSync(path))
}

function install(): string {
  console.log('Installing Chromium …')
  installByApt('chromium-headless-shell')
  if (!present()) installByApt('chromium')
  if (!present()) spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore' })
  return (
    present() ??
    exitWithError('No browser for the journeys: install Chromium, or set CHROMIUM to the path of one.')
  )
}
