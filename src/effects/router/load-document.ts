import { redirectDocument } from 'react-router'

/**
 * The `clientLoader` of a screen that the router never shows in the browser: its document has an entry, a policy and
 * headers of its own.
 */
export const loadDocument = ({ request }: { request: Request }) => redirectDocument(request.url)
