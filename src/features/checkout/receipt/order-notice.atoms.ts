import { atom } from 'jotai'
import type { ReactNode } from 'react'

/** A notice about an order, above every screen. It holds rendered nodes, so that their code loads only when needed. */
export const orderNoticeAtom = atom<ReactNode>(null)
