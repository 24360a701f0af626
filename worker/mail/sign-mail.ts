import { keyedHash } from '../digest.ts'

/** The value of `mailSignatureHeader` for a body that is sent at a time (milliseconds since 1970). */
export async function signMail(body: string, time: number, secret: string): Promise<string> {
  const seconds = Math.floor(time / 1_000)
  return `t=${seconds},v1=${await keyedHash(`${seconds}.${body}`, secret)}`
}
