export { readProfileAtom, updateCustomerAtom } from './customer.atoms.ts'
export { logInAtom, logOutAtom } from './login.atoms.ts'
export { changePasswordAtom, requestResetAtom, resetPasswordAtom } from './password.atoms.ts'
export { registerAtom } from './register.atoms.ts'
