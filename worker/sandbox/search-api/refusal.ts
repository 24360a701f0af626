/** The codes that the service refuses calls with, and the status of each. */
const statuses = {
  bad_request: 400,
  document_not_found: 404,
  feature_not_enabled: 400,
  immutable_index_created_at: 400,
  immutable_index_updated_at: 400,
  index_already_exists: 409,
  index_creation_failed: 500,
  index_not_found: 404,
  index_primary_key_already_exists: 400,
  index_primary_key_multiple_candidates_found: 400,
  index_primary_key_no_candidate_found: 400,
  internal: 500,
  invalid_api_key: 403,
  invalid_content_type: 415,
  invalid_document_id: 400,
  invalid_index_uid: 400,
  invalid_multi_search_federation_options: 400,
  invalid_multi_search_query_facets: 400,
  invalid_multi_search_query_pagination: 400,
  invalid_search_attributes_to_search_on: 400,
  invalid_search_distinct: 400,
  invalid_search_facets: 400,
  invalid_search_filter: 400,
  invalid_search_sort: 400,
  invalid_facet_search_facet_name: 400,
  invalid_settings_ranking_rules: 400,
  invalid_swap_duplicate_index_found: 400,
  invalid_swap_indexes: 400,
  malformed_payload: 400,
  max_fields_limit_exceeded: 400,
  missing_authorization_header: 401,
  missing_content_type: 415,
  missing_document_filter: 400,
  missing_document_id: 400,
  missing_facet_search_facet_name: 400,
  missing_index_uid: 400,
  missing_payload: 400,
  missing_swap_indexes: 400,
  not_found: 404,
  payload_too_large: 413,
  task_not_found: 404,
} as const

/** `invalid_search_limit` and the like: the name of a parameter after the area it belongs to. */
type InvalidParameter =
  `invalid_${'search' | 'document' | 'index' | 'settings' | 'task' | 'multi_search' | 'facet_search'}_${string}`

export type RefusalCode = keyof typeof statuses | InvalidParameter

export interface RefusalBody {
  message: string
  code: string
  type: 'invalid_request' | 'internal' | 'auth'
  link: string
}

/** A call that is refused, or a task that failed, in the words of the service. */
export class Refusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.code = code
  }

  get status(): number {
    const known: Record<string, number> = statuses
    return known[this.code] ?? 400
  }

  get body(): RefusalBody {
    const { code, message, status } = this
    const type = status === 401 || status === 403 ? 'auth' : status === 500 ? 'internal' : 'invalid_request'
    return { message, code, type, link: `https://docs.meilisearch.com/errors#${code}` }
  }

  /** The same refusal with a text before its message. */
  within(place: string): Refusal {
    return new Refusal(this.code, `${place}: ${this.message}`)
  }
}

const ofSettings =
  /^(?:Attribute `.*` is not (?:filterable|sortable|searchable)|Filter operator|You must specify)/

/** Runs work on an index, whose name is added to refusals by its settings. */
export function inIndex<Result>(uid: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw error instanceof Refusal && ofSettings.test(error.message)
      ? error.within(`Index \`${uid}\``)
      : error
  }
}

export const indexNotFound = (uid: string) => new Refusal('index_not_found', `Index \`${uid}\` not found.`)
