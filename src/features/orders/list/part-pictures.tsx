import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'
import type { ListedOrder } from './listed-order.ts'

const maxPictures = 5
const maxNames = 3

/** The parts of an order, by which its owner recognizes it: drawings, and the names of the first. */
export function PartPictures({ parts }: Pick<ListedOrder, 'parts'>) {
  const { t } = useI18n()
  const more = parts.length - maxNames
  return (
    <div className="part-pictures">
      <div>
        {parts.slice(0, maxPictures).map(({ name, picture }) => (
          <Picture key={name} source={picture} alternative="" size={40} />
        ))}
      </div>
      <p>
        {parts
          .slice(0, maxNames)
          .map(({ name }) => name)
          .join('; ')
          // No line begins with the sign of what was left out.
          .replaceAll(' …', '\u00a0…')}
        {more > 0 ? ` ${t('orders.moreParts', { count: more })}` : null}
      </p>
    </div>
  )
}
