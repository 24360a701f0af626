import type { ServerI18n } from '#src/i18n/i18n.ts'

export type WishlistText = ReturnType<typeof wishlistText>
export type SharedWishlistText = ReturnType<typeof sharedWishlistText>

export function wishlistText(i18n: ServerI18n) {
  const { t } = i18n
  return {
    title: t('wishlist.own'),
    needsScript: t('wishlist.needsScript'),
    lead: t('wishlist.lead'),
    loading: t('wishlist.loading'),
    share: t('wishlist.share'),
    copied: t('wishlist.copied'),
    copyYourself: t('wishlist.copyYourself'),
    remove: t('wishlist.remove'),
    undo: t('wishlist.undo'),
    choose: t('wishlist.choose'),
    empty: t('wishlist.empty'),
    emptyHint: t('wishlist.emptyHint'),
    notSoldHere: t('wishlist.notSoldHere'),
    unavailable: t('wishlist.unavailable'),
    again: t('part.again'),
    add: addText(i18n),
  }
}

/** `shown` parts are sold here, `left` are not. */
export function sharedWishlistText(i18n: ServerI18n, { shown, left }: { shown: number; left: number }) {
  const { t } = i18n
  return {
    title: t('wishlist.shared'),
    lead: shown > 0 ? t('wishlist.sharedLead', { count: shown }) : t('wishlist.none'),
    left: shown > 0 && left > 0 ? t('wishlist.left', { count: left }) : '',
    saveAll: t('wishlist.saveAll'),
    savedAll: t('wishlist.savedAll'),
    see: t('wishlist.see'),
    browse: t('wishlist.browse'),
    add: addText(i18n),
  }
}

function addText({ t }: ServerI18n) {
  return {
    sum: t('kit.sum'),
    vat: t('price.inclVat'),
    hint: t('wishlist.sumHint'),
    addAll: t('wishlist.addAll'),
    addFitting: t('wishlist.addFitting'),
    leftOut: t('wishlist.leftOut'),
    added: t('addAll.added'),
    notAdded: t('addAll.notAdded'),
  }
}
