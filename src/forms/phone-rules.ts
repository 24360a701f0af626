/** What forms need of the rules: by name, so that the bundler leaves the rest of the package out of the file. */
export { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
