import * as paths from '#src/paths.ts'
import { createTestI18n, expect, test } from './engine.ts'

const { t } = createTestI18n('en')

test('a page that is left while it loads reports no error', async ({ view }) => {
  for (let visits = 0; visits < 15; visits += 1) {
    await view.open(paths.login())
    await view.open(paths.faq())
  }
  await view.open(paths.login())
  await expect.poll(view.getByRole('button', { name: t('account.logIn') }).count).toBe(1)
})
