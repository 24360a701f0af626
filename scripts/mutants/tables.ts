import { moneyMutants } from './money.ts'
import type { MutatedFile } from './mutant.ts'
import { privacyMutants } from './privacy.ts'
import { signInMutants } from './sign-in.ts'

/** The faults by what they would harm. */
export const mutantTables: MutatedFile[][] = [moneyMutants, privacyMutants, signInMutants]
