/** A reason for which the server does not start, as a sentence for the person who starts it. */
export class StartFault extends Error {
  override readonly name = 'StartFault'
}
