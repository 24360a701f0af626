/** Length of a new password. The service accepts 5 to 128; fewer than 8 are too easily guessed (OWASP ASVS 6.2.1). */
export const newPasswordLength = { min: 8, max: 128 }
