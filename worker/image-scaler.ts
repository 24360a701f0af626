import type { ImageScaler } from '#src/config.ts'
import type { Variables } from './env.ts'

/** Templates of scalers that need no address of a service. */
const templates = {
  cloudflare: '/cdn-cgi/image/width={width},fit=scale-down,format=auto/{address}',
  imgproxy: '',
  query: 'width={width}',
}

/** The scaler of photographs that the variables name; null without one. */
export function imageScaler({
  IMAGE_SCALER: kind,
  IMAGE_SCALER_TEMPLATE: template,
}: Pick<Variables, 'IMAGE_SCALER' | 'IMAGE_SCALER_TEMPLATE'>): ImageScaler | null {
  return kind === 'none' ? null : { kind, template: template ?? templates[kind] }
}
