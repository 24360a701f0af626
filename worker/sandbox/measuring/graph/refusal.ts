/** Why the ad platform refuses a call, as its error body says it. */
export interface Refusal {
  message: string
  code: number
  subcode?: number
  title?: string
  text?: string
  /** The same call may succeed later. */
  isTransient?: boolean
}

/** The refusal of a faulty event, error 100; `text` names the fault. */
export function invalid(text: string, details: { subcode?: number; title?: string } = {}): Refusal {
  return { message: 'Invalid parameter', code: 100, text, ...details }
}

/** The body of a refusal. */
export function refusalBody({ message, code, subcode, title, text, isTransient }: Refusal, trace: string) {
  return {
    error: {
      message,
      type: 'OAuthException',
      code,
      ...(subcode === undefined ? {} : { error_subcode: subcode }),
      is_transient: isTransient ?? false,
      ...(title === undefined ? {} : { error_user_title: title }),
      ...(text === undefined ? {} : { error_user_msg: text }),
      fbtrace_id: trace,
    },
  }
}
