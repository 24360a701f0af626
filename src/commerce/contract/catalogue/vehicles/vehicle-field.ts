/**
 * The vehicle filter's name in the shop and its URLs. The service names filters `[attribute].[element]`, so its own
 * name is `vehicle.` and the element's name as the merchant chose it. In a separate file, because browsers need it without
 * the parsing of replies.
 */
export const vehicleField = 'vehicle.id'
