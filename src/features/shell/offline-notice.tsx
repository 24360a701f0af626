import { use, useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { browserConnection } from '#src/effects/browser/connection.ts'
import { OnlineContext } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

/**
 * Keeps the screen when a link is followed without a network, since the browser's own error page would take its place, and
 * offers to try again.
 */
export function OfflineNotice() {
  const online = use(OnlineContext)
  const [wasOffline, setWasOffline] = useState(false)
  if (!online && !wasOffline) setWasOffline(true)
  // With a blocker, the router complains about every fragment link: most visits do without one.
  return wasOffline ? <KeptScreen online={online} /> : null
}

function KeptScreen({ online }: { online: boolean }) {
  const { t } = useI18n()
  const { state, proceed } = useBlocker(isOutOfReach)
  const [tries, setTries] = useState(0)

  function tryAgain() {
    if (browserConnection.online()) proceed?.()
    else setTries(tries + 1)
  }

  return (
    <div className="offline-notice">
      <Notice tone="warning">
        {state === 'blocked' ? (
          <>
            {/* With another key it is announced once more. */}
            <div key={tries}>
              <strong>{t(online ? 'shell.backOnline' : 'shell.offline')}</strong>
              {online ? null : <p>{t('shell.offlineHint')}</p>}
            </div>
            <div className="actions">
              <Button size="small" onClick={tryAgain}>
                {t('shell.tryAgain')}
              </Button>
            </div>
          </>
        ) : null}
      </Notice>
    </div>
  )
}

/**
 * True for a screen that has to be fetched, without a network. Steps in the history and choices within a screen are often
 * answered by what this visit has loaded.
 */
const isOutOfReach: BlockerFunction = ({ currentLocation: from, nextLocation: to, historyAction }) => {
  if (browserConnection.online() || historyAction === 'POP') return false
  return from.pathname !== to.pathname || (from.search !== to.search && paths.isListing(to.pathname))
}
