import type { Locator, Page } from 'playwright/test'

/** The search field of the header: a search box, and a combobox from when its list opens until the focus leaves. */
export function searchField(page: Page): Locator {
  const name = { name: 'Search', exact: true }
  return page.getByRole('searchbox', name).or(page.getByRole('combobox', name))
}
