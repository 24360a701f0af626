import { overview } from './account/overview.ts'
import { password } from './account/password.ts'
import { register } from './account/register.ts'

export const messages = { ...overview, ...password, ...register }
