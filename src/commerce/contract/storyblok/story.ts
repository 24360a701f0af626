import * as v from 'valibot'
import { ContentBand, type ContentPage, contentFacts, FaqQuestionId } from '../content.ts'
import { listOf, Text } from '../wire.ts'
import { StoryLink } from './link.ts'
import { RichText } from './rich-text.ts'

/** `GET /stories/{full_slug}`: a published story, whose fields are those of its content type. */
function storyOf<S extends v.GenericSchema>(content: S) {
  return v.object({
    story: v.object({
      name: v.string(),
      slug: v.string(),
      /** ISO 8601, UTC. */
      published_at: Text,
      content,
    }),
  })
}

/** An information page: its block `sections` has a heading, rich text, and the facts that follow it. */
export const PageStory = v.pipe(
  storyOf(
    v.object({
      title: Text,
      description: Text,
      sections: listOf(
        v.object({
          heading: Text,
          text: RichText,
          facts: v.nullish(v.fallback(v.nullable(v.picklist(contentFacts)), null), null),
        }),
      ),
    }),
  ),
  v.transform(({ story: { name, slug, published_at, content } }): ContentPage => {
    const { title, description, sections } = content
    return {
      slug,
      title: title || name,
      description,
      updated: published_at.slice(0, 10),
      sections: sections.map(({ heading, text, facts }) => ({ heading, facts, nodes: text })),
    }
  }),
)

/** The frequent questions: its block `topics` has a title and a block `questions`. */
export const FaqStory = v.pipe(
  storyOf(
    v.object({
      title: Text,
      description: Text,
      topics: listOf(
        v.object({
          title: v.string(),
          questions: listOf(v.object({ anchor: FaqQuestionId, question: v.string(), answer: RichText })),
        }),
      ),
    }),
  ),
  v.transform(({ story: { name, content } }) => ({
    title: content.title || name,
    description: content.description,
    topics: content.topics.map(({ title, questions }) => ({
      title,
      questions: questions.map(({ anchor, question, answer }) => ({ id: anchor, question, answer })),
    })),
  })),
)

/** An editorial band. Without a link within the shop it has none. */
export const BandStory = v.pipe(
  storyOf(v.object({ title: v.string(), text: Text, link_label: Text, link: v.nullish(StoryLink, null) })),
  v.transform(({ story: { content } }): ContentBand => {
    const { title, text, link_label: label, link: to } = content
    const linked = { title, text, link: { label, to } }
    return label && v.is(ContentBand, linked) ? linked : { title, text, link: null }
  }),
)

/** `GET /spaces/me`: the space that a token belongs to. */
export const SpaceReply = v.object({ space: v.object({ id: v.number() }) })
