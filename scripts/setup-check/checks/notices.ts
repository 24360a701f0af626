import * as v from 'valibot'
import {
  catalogueWebhookPath,
  maxWebhookAge,
  webhookSignatureHeader,
} from '#src/commerce/contract/catalogue-webhook.ts'
import { createHttp } from '#src/commerce/http.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import { keyedHash } from '#worker/digest.ts'
import type { Check, CheckedShop } from '../checked-shop.ts'
import { defect, type Finding, note, works } from '../finding.ts'

/** Milliseconds of a call: the shop serves other checks at the same time. */
const deadline = 30_000
/** Names nothing that has changed. */
const emptyNotice = new URLSearchParams({ payload: '{}' }).toString()

const Health = v.object({ status: v.literal('ok') })

/** The running shop accepts a signed notice of changes. The one that is sent names nothing, so it changes nothing. */
export const checkNotices: Check = async (shop) => {
  const { PUBLIC_ORIGIN, CATALOGUE_WEBHOOK_SECRET: secret } = shop.variables
  if (!secret) {
    return [
      note(
        'Without CATALOGUE_WEBHOOK_SECRET the shop takes no notices of changes: a price can be ten minutes old.',
        'Add the webhook of docs/commerce.md, “Notices of changes”.',
      ),
    ]
  }
  if (!(await isRunning(shop))) {
    return [
      note(
        `No shop answers at ${PUBLIC_ORIGIN}, so no notice of changes could be sent to it.`,
        'Repeat this check once it is deployed.',
      ),
    ]
  }
  return [findingOf(await sendNotice(shop, secret), PUBLIC_ORIGIN + catalogueWebhookPath)]
}

/** False where another site answers, or nothing, as before the first deployment. */
async function isRunning({ variables, services }: CheckedShop): Promise<boolean> {
  const http = createHttp({ baseUrl: variables.PUBLIC_ORIGIN, fetch: services.fetchFromShop, deadline })
  try {
    const { status, body } = await http({ method: 'GET', path: '/healthz', route: 'GET /healthz' })
    return status === 200 && v.is(Health, body)
  } catch (error) {
    if (error instanceof UpstreamError) return false
    throw error
  }
}

/** Returns the status of the answer; null without one. */
async function sendNotice({ variables, services }: CheckedShop, secret: string): Promise<number | null> {
  const seconds = Math.floor(Date.now() / 1_000)
  const request = new Request(variables.PUBLIC_ORIGIN + catalogueWebhookPath, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      [webhookSignatureHeader]: `t=${seconds},v1=${await keyedHash(`${seconds}.${emptyNotice}`, secret)}`,
    },
    body: emptyNotice,
    redirect: 'manual',
    signal: AbortSignal.timeout(deadline),
  })
  try {
    const response = await services.fetchFromShop(request)
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}

function findingOf(status: number | null, address: string): Finding {
  switch (status) {
    case 204:
      return works(`The shop accepts notices of changes at ${address}.`)
    case null:
      return defect('The shop does not answer a notice of changes.', 'Look at the log of the shop.')
    case 401:
      return defect(
        'The shop refuses a notice of changes that is signed with CATALOGUE_WEBHOOK_SECRET (status 401).',
        `Give the shop the same secret as this check and the webhook of the commerce service. The clock of this machine must be right to within ${maxWebhookAge / 60} minutes.`,
      )
    case 404:
      return defect(
        'The running shop takes no notices of changes (status 404).',
        'Set CATALOGUE_WEBHOOK_SECRET in its deployment, too.',
      )
    case 503:
      return defect(
        'The shop cannot keep notices of changes (status 503).',
        'Look at its log; it keeps them in the Durable Object CATALOGUE_STAMPS, or in Redis at STATE_URL.',
      )
    default:
      return defect(
        `A notice of changes to ${address} is answered with status ${status}.`,
        'Make sure that nothing in front of the shop redirects the calls of the commerce service, or keeps them off.',
      )
  }
}
