import { car } from './account/car.ts'
import { cars } from './account/cars.ts'
import { data } from './account/data.ts'
import { details } from './account/details.ts'
import { orders } from './account/orders.ts'
import { overview } from './account/overview.ts'
import { password } from './account/password.ts'
import { register } from './account/register.ts'
import { support } from './account/support.ts'
import { withdraw } from './account/withdraw.ts'

export const messages = {
  ...car,
  ...cars,
  ...data,
  ...details,
  ...orders,
  ...overview,
  ...password,
  ...register,
  ...support,
  ...withdraw,
}
