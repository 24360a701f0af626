/** What a customer can do on the account's screens, in one file that loads when a form is about to be used. */
export { readProfileAtom, updateCustomerAtom } from './customer.atoms.ts'
export { logInAtom, logOutAtom } from './login.atoms.ts'
export { changePasswordAtom, requestResetAtom, resetPasswordAtom } from './password.atoms.ts'
export { registerAtom } from './register.atoms.ts'
