import type { ComponentType } from 'react'
import { useOutletContext } from 'react-router'
import { DocumentEntry } from '#src/effects/router/document-entry.tsx'
import { useOwnAddress } from '../use-own-address.ts'
import { type AccountFrameData, AccountShell } from './account-shell.tsx'

/** The screens of log-in, account and customer service: the files in `screens/`. */
export type AccountScreenName =
  | 'cars'
  | 'data'
  | 'details'
  | 'forgot-password'
  | 'log-in'
  | 'newsletter'
  | 'order'
  | 'orders'
  | 'overview'
  | 'password'
  | 'register'
  | 'reset-password'
  | 'support'
  | 'track-order'
  | 'withdraw'

/** What such a document is rendered from, as JSON: all that its entry needs. Holds no password and no checkout token. */
export interface AccountDocumentData<Props> {
  screen: AccountScreenName
  address: string
  frame: AccountFrameData
  props: Props
}

interface AccountDocumentProps<Props> {
  screen: AccountScreenName
  Screen: ComponentType<Props>
  /** Survive JSON: plain objects, without dates. */
  props: Props & object
  /** The screen's address without locale, where the configuration names it; otherwise that of its route. */
  address?: string
}

/** On the server: a screen of log-in or account with its frame, and what `entry.account.tsx` hydrates it from. */
export function AccountDocument<Props>({
  screen,
  Screen,
  props,
  address: configured,
}: AccountDocumentProps<Props>) {
  const frame = useOutletContext<AccountFrameData>()
  const own = useOwnAddress()
  const address = configured ?? own
  const data: AccountDocumentData<Props> = { screen, address, frame, props }
  return (
    <DocumentEntry name={screen} data={data}>
      <AccountShell frame={frame} address={address}>
        <Screen {...props} />
      </AccountShell>
    </DocumentEntry>
  )
}
