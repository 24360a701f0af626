/** The functions that forms need, by name, so that the bundler drops the rest of the package. */
export { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
