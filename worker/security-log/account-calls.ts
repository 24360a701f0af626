import * as v from 'valibot'
import type { Call, Http } from '#src/commerce/http.ts'
import type { SecurityFact, SecurityLog } from './security-log.ts'

/** The meaning of a call for the security of an account: if the service accepted it, and if it refused it. */
interface Meaning {
  accepted: SecurityFact
  refused?: SecurityFact
}

const meanings: Record<string, Meaning> = {
  'POST /login/{email}': { accepted: 'log-in', refused: 'log-in-failed' },
  'POST /logout': { accepted: 'log-out' },
  'POST /register': { accepted: 'registration' },
  'PUT /password': { accepted: 'password-change', refused: 'password-change-failed' },
  'POST /password-reset': { accepted: 'password-change', refused: 'password-change-failed' },
  'POST /password-reset-email/{email}': { accepted: 'password-reset-request' },
}

const EmailChange = v.object({ newEmail: v.string() })
const Registration = v.object({ email: v.string() })
const Session = v.object({ loggedIn: v.object({ email: v.string() }) })
const NewToken = v.object({ token: v.string() })

/** Wraps calls to the commerce service so that those about a customer's account are noted in the security log. */
export function withSecurityLog(http: Http, note: SecurityLog): Http {
  return async (call) => {
    const answer = await http(call)
    const meaning = meaningOf(call)
    const account = () => addressOf(call, answer.body)
    if (answer.status < 300) {
      if (meaning) note(meaning.accepted, account())
      const sent = call.headers?.['api-token']
      const session = v.safeParse(NewToken, answer.body)
      if (sent && session.success && session.output.token !== sent) note('token-change', account())
    } else if (answer.status === 429) {
      note('limit-reached', account())
    } else if (answer.status < 500 && meaning?.refused) {
      note(meaning.refused, account())
    }
    return answer
  }
}

function meaningOf({ route, body }: Call): Meaning | undefined {
  if (route === 'PUT /customer/update' && v.is(EmailChange, body)) return { accepted: 'email-change' }
  return meanings[route]
}

function addressOf({ route, path, body }: Call, answer: unknown): string | undefined {
  if (route.endsWith('/{email}')) return decodeURIComponent(path.split('/').at(-1) ?? '')
  if (v.is(Registration, body)) return body.email
  return v.is(Session, answer) ? answer.loggedIn.email : undefined
}
