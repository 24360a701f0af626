/** A request as the platform passes it on: from the country that the header `x-test-country` names. */
export function withRequestCountry(request: Request): Request {
  const country = request.headers.get('x-test-country')
  return country === null ? request : Object.assign(request, { cf: { country } })
}
