import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import type { Redis } from './redis.ts'

/** Milliseconds between two looks at the turn of another process. */
const pause = 50
/** Milliseconds for which the answer of a turn is kept for those that wait for it. */
export const answerLifetime = 15_000
/** Characters of such an answer; with a longer one those that wait are told that the call has failed. */
const maxAnswerLength = 64_000

/** Returns the answer that is waited for, or whose turn it is: one's own if nobody had it. */
const takeScript = `
  local answer = redis.call('get', KEYS[2])
  if answer then return {'answer', answer} end
  local held = redis.call('get', KEYS[1])
  if held then return {'held', held} end
  redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2])
  return {'held', ARGV[1]}`

/** The turn may have expired and be another's. */
const leaveScript = `
  if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end
  redis.call('set', KEYS[2], ARGV[2], 'px', ARGV[3])`

const Taken = v.tuple([v.picklist(['answer', 'held']), v.string()])

/** A call that one process makes at a time. */
export interface TurnCall {
  /** The name of the turn: calls with the same one are made one after the other. */
  turn: string
  /** Calls with the same one that come together are made once, and share the answer. Without spaces. */
  key: string
  /** Milliseconds; longer than the call can take. A process that ends during its turn keeps it for as long. */
  lease: number
}

/**
 * Makes a call in its turn, or returns the answer of an equal one that another process was making. Rejects if the
 * other's call has failed, if it is not answered within `lease`, and without Redis; then it may have been made.
 */
export async function takeTurn(
  redis: Redis,
  { turn, key, lease }: TurnCall,
  make: () => Promise<string>,
): Promise<string> {
  const own = `${randomUUID()} ${key}`
  const end = Date.now() + lease
  let awaited = own
  while (Date.now() < end) {
    const [state, text] = await take(redis, { turn, own, awaited, lease })
    if (state === 'answer') return answerIn(text)
    if (text === own) return makeAndLeave(redis, { turn, own }, make)
    const [, otherKey] = text.split(' ')
    if (otherKey === key) awaited = text
    await setTimeout(pause)
  }
  throw new Error('Another process had the turn for too long.')
}

async function take(
  redis: Redis,
  { turn, own, awaited, lease }: { turn: string; own: string; awaited: string; lease: number },
) {
  const taken = await redis.ask((client) =>
    client.eval(takeScript, { keys: [keyOf(turn), answerOf(awaited)], arguments: [own, String(lease)] }),
  )
  return v.parse(Taken, taken)
}

async function makeAndLeave(
  redis: Redis,
  { turn, own }: { turn: string; own: string },
  make: () => Promise<string>,
): Promise<string> {
  const leave = (answer: string) =>
    redis
      .ask((client) =>
        client.eval(leaveScript, {
          keys: [keyOf(turn), answerOf(own)],
          arguments: [own, answer, String(answerLifetime)],
        }),
      )
      // The turn expires by itself.
      .catch(() => {})
  try {
    const answer = await make()
    await leave(answer.length > maxAnswerLength ? failed : answer)
    return answer
  } catch (error) {
    await leave(failed)
    throw error
  }
}

/** The text that a turn leaves instead of an answer when its call has failed. */
const failed = ''

function answerIn(text: string): string {
  if (text === failed) throw new Error('The call has failed in another process.')
  return text
}

const keyOf = (turn: string) => `turn:${turn}`
const answerOf = (holder: string) => `turn-answer:${holder.split(' ')[0]}`
