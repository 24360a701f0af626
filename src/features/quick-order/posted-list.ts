import { parsePostedFileForm } from '#src/forms/parse-posted-form.ts'
import { decodeList, joinLists, maxListFileBytes } from './list-file.ts'
import { maxListLength } from './parse-order-list.ts'
import { orderFields } from './table/order-table.ts'

/** Maximum bytes of a list and of the fields of its table; in UTF-8 a character has at most three. */
const maxTextBytes = 3 * maxListLength + 65_536

export interface PostedList {
  form: URLSearchParams
  list: string | 'fileTooLarge'
}

export async function parsePostedList(request: Request): Promise<PostedList | null> {
  const posted = await parsePostedFileForm(request, {
    name: orderFields.file,
    maxFileBytes: maxListFileBytes,
    maxTextBytes,
  })
  if (!posted) return null
  const { form, file } = posted
  const typed = form.get(orderFields.list) ?? ''
  if (file === 'tooLarge') return { form, list: 'fileTooLarge' }
  return { form, list: file ? joinLists(typed, decodeList(file)) : typed }
}
