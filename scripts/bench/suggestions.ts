import type { Browser } from 'playwright'
import { searchDebounce } from '#src/config.ts'

/** What shoppers type: words and their beginnings, mistakes, numbers, cars. None of it is typed twice. */
const typed = [
  ...[
    'brake',
    'brake disc',
    'brake pa',
    'oil filter',
    'oil',
    'wiper',
    'wiper blade',
    'spark plug',
    'battery',
  ],
  ...[
    'caliper',
    'clutch kit',
    'air filt',
    'thermostat',
    'water pump',
    'timing belt',
    'shock absorber',
    'exhaust',
  ],
  ...[
    'volvo 240',
    'golf',
    'volvo 240 brake',
    'headlight',
    'h4',
    'mirror',
    'brkae disc',
    'filtre',
    'alternator',
  ],
  ...[
    'radiator',
    'cabin filter',
    'ignition coil',
    'wheel bearing',
    'coolant',
    '5w-30',
    '12v',
    'bremsvik',
    'fuel',
  ],
  ...['returns', 'delivery', 'glow plug', 'hose', 'gasket', 'control arm', 'lambda', 'starter', 'tow bar'],
]
/** The first ones load the code, fill the indexes and warm up the machine. */
const warming = 6

/**
 * Measures, for one keyword after the other, the milliseconds from the release of its last key to painted suggestions,
 * without the time the field waits for further keys.
 */
export async function measureSuggestions(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  const field = page.locator('input[type=search]')
  const times: number[] = []
  for (const [index, keyword] of typed.entries()) {
    await field.fill('')
    await field.press('End')
    const painted = page.evaluate(async (keyword) => {
      const input = document.querySelector<HTMLInputElement>('input[type=search]')
      const released = { at: 0 }
      input?.addEventListener('keyup', () => {
        released.at = performance.now()
      })
      const isListed = () =>
        input?.value === keyword && document.querySelector('.suggestions:not([data-waiting]) [role="option"]')
      while (!isListed()) await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      return performance.now() - released.at
    }, keyword)
    await field.pressSequentially(keyword)
    const milliseconds = await painted
    if (index >= warming) times.push(milliseconds - searchDebounce)
    await page.waitForLoadState('networkidle')
  }
  await context.close()
  return times
}
