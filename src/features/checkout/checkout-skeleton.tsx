import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { steps } from './form/form.ts'

export function CheckoutSkeleton() {
  const { t } = useI18n()
  return (
    <div className="columns" aria-busy="true">
      <p className="visually-hidden">{t('checkout.loading')}</p>
      <div className="steps">
        {steps.map((step, index) => (
          <section className="step" data-state={index === 0 ? 'open' : 'ahead'} key={step}>
            <header>
              <span className="mark" aria-hidden="true">
                {index + 1}
              </span>
              <h2>{t(`checkout.${step}`)}</h2>
            </header>
            {index === 0 ? (
              <div className="body">
                <Skeleton shape="control" count={1} />
                <Skeleton shape="row" count={4} />
              </div>
            ) : null}
          </section>
        ))}
      </div>
      <aside className="order-summary">
        <header>
          <h2>{t('checkout.order')}</h2>
        </header>
        <div className="content">
          <Skeleton shape="row" count={2} />
          <Skeleton count={4} />
        </div>
      </aside>
    </div>
  )
}
