/** The functions that forms need, by name, so that the bundler drops the rest of the package. */
export {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
