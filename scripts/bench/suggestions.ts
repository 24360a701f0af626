import type { Browser } from 'playwright'
import { searchDebounce } from '#src/config.ts'

/** Load the code and warm up the machine; not counted. */
const first = [
  'brake, brake disc, oil filter, oil, wiper blade, spark plug, battery, caliper, clutch kit, air filt, thermostat',
  'water pump, timing belt, exhaust, volvo 240, golf, headlight, h4, mirror, alternator',
].join(', ')
/** Further searches: words and their beginnings, mistakes, numbers, cars. None is cached. */
const counted = [
  'brake pa, brkae disc, filtre, radiator, cabin filter, ignition coil, wheel bearing, coolant, 5w-30, 12v, bremsvik',
  'fuel, returns, delivery, glow plug, hose, gasket, control arm, lambda, starter, tow bar, shock absorber, saab 900',
  'volvo 240 brake, golf oil filter, x271 925, mini, deposit, seat, tyre, belt, cable, bulb, lamp, pump, 280 mm, relay',
  'sensor, thermos, drum brake',
].join(', ')

/** Milliseconds from the release of a keyword's last key to painted suggestions, without the field's own delay. */
export async function measureSuggestions(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  const field = page.locator('input[type=search]')
  const times: number[] = []
  const warming = first.split(', ')
  for (const keyword of [...warming, ...counted.split(', ')]) {
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
    if (!warming.includes(keyword)) times.push(milliseconds - searchDebounce)
    await page.waitForLoadState('networkidle')
  }
  await context.close()
  return times
}
