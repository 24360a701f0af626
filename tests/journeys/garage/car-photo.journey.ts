import type { Browser, Locator, Page } from 'playwright/test'
import { maxCarPhotoBytes, maxCarPhotoSide } from '#src/config.ts'
import { withDestination } from '#src/features/account/destinations.ts'
import * as paths from '#src/paths.ts'
import { describeCar } from '#tests/journeys/account/describe-car.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { test as isolated } from '#tests/journeys/isolated-shop.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'
import { exifSegment, holds, pictures, placeTaken, withSegments } from '#tests/support/examples/pictures.ts'
import { attempts } from '#worker/limits.ts'

const { t } = createTestI18n('en')
const main = (page: Page) => page.getByRole('main')
const card = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'Amazon' })
const photoIn = (place: Locator) =>
  place.getByRole('img', { name: t('account.car.photoOf', { car: 'Amazon' }) })
const photoField = (place: Locator) => place.getByLabel(new RegExp(`^${t('account.car.photo')}`))

async function openCars(page: Page, demo: typeof astrid) {
  const { email, password } = ownAccount(demo)
  await page.goto(withDestination(paths.login(), 'cars'))
  await main(page)
    .getByRole('textbox', { name: t('checkout.field.email') })
    .fill(email)
  await main(page).getByLabel(t('account.password'), { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(paths.accountCars())
}

/** A photo as a camera takes it: large, lying on its side, with the place in its metadata. */
async function takePhoto(page: Page, width = 2_400, height = 1_800) {
  const base64 = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('This browser has no canvas.')
      for (let count = 0; count < 3_000; count++) {
        context.fillStyle = `hsl(${(count * 137) % 360} 80% ${20 + (count % 60)}%)`
        context.fillRect((count * 7_919) % wide, (count * 104_729) % high, 90, 60)
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    [width, height] as const,
  )
  const taken = withSegments(new Uint8Array(Buffer.from(base64, 'base64')), exifSegment())
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(taken) }
}

async function addCar(page: Page, photo: Awaited<ReturnType<typeof takePhoto>>) {
  await describeCar(page)
  await main(page)
    .getByRole('textbox', { name: t('account.car.model'), exact: true })
    .fill('Amazon')
  await photoField(main(page)).setInputFiles(photo)
  await main(page).getByRole('button', { name: 'Add car' }).click()
  await expect(card(page)).toBeVisible()
}

/** The size a picture is shown from; it fails until the picture is loaded. */
async function expectLoaded(picture: Locator): Promise<{ width: number; height: number }> {
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('complete', true)
  const size = await picture.evaluate((image: HTMLImageElement) => ({
    width: image.naturalWidth,
    height: image.naturalHeight,
  }))
  expect(size.width).toBeGreaterThan(0)
  return size
}

const addressOf = async (picture: Locator) => (await picture.getAttribute('src')) ?? ''

async function expectHiddenFrom(browser: Browser, baseURL: string | undefined, address: string) {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  expect((await page.request.get(address)).status()).toBe(404)
  await openCars(page, jonas)
  expect((await page.request.get(address)).status()).toBe(404)
  await context.close()
}

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the photo of a car is made small, shown only to its owner, replaced, deleted and restored', {
    tag: '@node',
  }, async ({ page, browser, baseURL }) => {
    await openCars(page, astrid)
    await expectHydrated(page)
    await describeCar(page)
    const photo = await takePhoto(page)
    expect(photo.buffer.length).toBeGreaterThan(2 * maxCarPhotoBytes)
    await photoField(main(page)).setInputFiles(photo)
    await expect(main(page).getByRole('img', { name: t('account.car.photoChosen') })).toBeVisible()
    await addCar(page, photo)

    const shown = photoIn(card(page)).first()
    const { width, height } = await expectLoaded(shown)
    // The camera lay on its side.
    expect(height).toBeGreaterThan(width)
    expect(height).toBeLessThanOrEqual(maxCarPhotoSide)
    const address = await addressOf(shown)
    const response = await page.request.get(address)
    const stored = await response.body()
    expect(stored.length).toBeLessThanOrEqual(maxCarPhotoBytes)
    expect([holds(photo.buffer, placeTaken), holds(stored, placeTaken), holds(stored, 'Exif')]).toEqual([
      true,
      false,
      false,
    ])
    await expectHiddenFrom(browser, baseURL, address)

    await page.reload()
    await expectHydrated(page)
    await expectLoaded(photoIn(card(page)).first())
    await card(page).getByText(t('account.change'), { exact: true }).click()
    await expectAccessible(page, 'a car with a photo')

    await photoField(card(page)).setInputFiles(await takePhoto(page, 800, 600))
    await card(page).getByRole('button', { name: 'Save' }).click()
    await expect(main(page).getByText(t('account.saved'))).toBeInViewport()
    await expect(photoIn(card(page)).first()).not.toHaveAttribute('src', address)
    expect(await expectLoaded(photoIn(card(page)).first())).toEqual({ width: 600, height: 800 })

    await main(page)
      .getByRole('button', { name: t('account.removeCar', { car: 'Amazon' }) })
      .click()
    await expect(main(page).getByText(t('account.carRemoved', { car: 'Amazon' }))).toBeInViewport()
    expect((await page.request.get(address)).status()).toBe(404)
    await main(page)
      .getByRole('button', { name: t('account.undo') })
      .click()
    await expectLoaded(photoIn(card(page)).first())

    await card(page).getByText(t('account.change'), { exact: true }).click()
    await card(page)
      .getByRole('checkbox', { name: t('account.car.removePhoto') })
      .check()
    await card(page).getByRole('button', { name: 'Save' }).click()
    await expect(photoIn(card(page))).toHaveCount(0)
    expect((await page.request.get(address)).status()).toBe(404)
  })

  test('a file that is no picture is refused next to its field, and typed values stay', async ({ page }) => {
    await openCars(page, astrid)
    await expectHydrated(page)
    await describeCar(page)
    await main(page)
      .getByRole('textbox', { name: t('account.car.model'), exact: true })
      .fill('Amazon')
    const buffer = Buffer.from('<svg onload="alert(1)"/>')
    await photoField(main(page)).setInputFiles({ name: 'car.jpg', mimeType: 'image/jpeg', buffer })
    await expect(photoField(main(page))).toHaveAccessibleDescription(
      new RegExp(t('account.problem.photoType')),
    )
    await main(page).getByRole('button', { name: 'Add car' }).click()
    await expect(photoField(main(page))).toBeFocused()
    await expect(main(page).getByRole('textbox', { name: t('account.car.model') })).toHaveValue('Amazon')
    await expect(main(page).getByText(t('account.noCars'))).toBeVisible()
  })
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without script the photo of a car is sent with its form', { tag: '@node' }, async ({
    page,
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: true })
    const photo = await takePhoto(await context.newPage(), 320, 240)
    await context.close()
    expect(photo.buffer.length).toBeLessThan(maxCarPhotoBytes)
    await openCars(page, astrid)
    await addCar(page, photo)
    await expectLoaded(photoIn(card(page)).first())
  })
})

isolated.describe(() => {
  isolated.use({ spoilsShop: true, tolerated: [/status of 429/] })

  isolated(
    'of too many photos the last is refused beside its field, and what was typed stays',
    async ({ page }) => {
      await openCars(page, astrid)
      await expectHydrated(page)
      await addCar(page, await takePhoto(page, 320, 240))
      const [address = ''] = (await addressOf(photoIn(card(page)).first())).split('?')
      for (let count = 1; count < attempts.limit; count++)
        expect((await page.request.put(address, { data: Buffer.from(pictures.jpeg) })).status()).toBe(200)

      await card(page).getByText(t('account.change'), { exact: true }).click()
      await card(page).getByLabel(t('account.car.nickname')).fill('Amazon 121')
      await photoField(card(page)).setInputFiles(await takePhoto(page, 640, 480))
      await card(page).getByRole('button', { name: 'Save' }).click()
      await expect(photoField(card(page))).toHaveAccessibleDescription(new RegExp(t('forms.tooManyAttempts')))
      await expect(card(page).getByLabel(t('account.car.nickname'))).toHaveValue('Amazon 121')
      await page.reload()
      expect(await expectLoaded(photoIn(card(page)).first())).toEqual({ width: 24, height: 16 })
    },
  )
})

isolated.describe('without a bucket', () => {
  isolated.use({ carPhotos: false })

  isolated('a photo stays on this device until log-out', async ({ page }) => {
    await openCars(page, astrid)
    await expectHydrated(page)
    await describeCar(page)
    await expect(photoField(main(page))).toHaveAccessibleDescription(t('account.car.photoOnDevice'))
    await addCar(page, await takePhoto(page))
    await expectLoaded(photoIn(card(page)).first())
    await page.reload()
    await expectLoaded(photoIn(card(page)).first())
    const stored = () => page.evaluate(() => localStorage.getItem('rc_car_photos'))
    expect(await stored()).not.toBeNull()

    await page.goto(paths.account())
    await expectHydrated(page)
    await main(page).getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(paths.login())
    expect(await stored()).toBeNull()
  })
})
