import type { InferInput } from 'valibot'
import type { ContentPage } from '#src/commerce/contract/content.ts'

export type Facts = NonNullable<ContentSection['facts']>
type ContentSection = NonNullable<NonNullable<InferInput<typeof ContentPage>['sections']>[number]>

/** The source of a section: its heading with paragraphs of plain text, or also with HTML and the facts it ends with. */
type SectionSource =
  | [heading: string, ...paragraphs: string[]]
  | { heading: string; paragraphs?: string[]; html: string; facts?: Facts }

/** The source of a page: title, description, sections. */
export type PageSource = [title: string, description: string, ...sections: SectionSource[]]
