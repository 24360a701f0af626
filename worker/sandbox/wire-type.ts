import type * as v from 'valibot'

/**
 * The type that a reply, or a part of one, must have for the shop to accept it; fields that the shop does not read are
 * allowed. Types only: lengths, patterns and required texts are checked at run time by `reply-check.ts`.
 */
export type Wire<Contract extends v.GenericSchema> = NonNullable<v.InferInput<Contract>> &
  Record<string, unknown>
