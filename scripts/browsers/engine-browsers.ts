import { existsSync } from 'node:fs'
import { installByApt } from './apt.ts'

/** Paths and packages of each engine's driver and browser on Debian and Ubuntu. */
const engines = {
  firefox: { files: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkit: { files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
}

export type EngineName = keyof typeof engines

const names: EngineName[] = ['firefox', 'webkit']
const isInstalled = (name: EngineName) => engines[name].files.every((file) => existsSync(file))

/** Missing engines are installed if apt can. */
export function findEngines(): EngineName[] {
  const missing = names.filter((name) => !isInstalled(name))
  if (missing.length > 0) {
    const packages = missing.flatMap((name) => engines[name].packages)
    console.log(`Installing ${packages.join(', ')} …`)
    installByApt(...packages)
  }
  const skipped = names.filter((name) => !isInstalled(name))
  if (skipped.length > 0) console.log(`Skipped, because apt cannot install them here: ${skipped.join(', ')}`)
  return names.filter(isInstalled)
}
