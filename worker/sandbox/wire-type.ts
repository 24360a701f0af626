import type * as v from 'valibot'

/**
 * What a reply or a part of one must hold for the shop to read it by this contract; fields the shop does not read may
 * stand beside. Says what types can: limits, patterns and required texts are checked at run time by `reply-check.ts`.
 */
export type Wire<Contract extends v.GenericSchema> = NonNullable<v.InferInput<Contract>> &
  Record<string, unknown>
