export const accountData = {
  'account.data': 'My data',
  'account.data.file': 'Download your data',
  'account.data.fileHolds':
    'The file has your account information, your answer about the newsletter, your cars with their photos, your orders with their receipts, your cart, and this browser’s answers about measuring.',
  'account.data.fileLacks':
    'What only this device remembers, such as your wishlist, is not in it. Ask customer service about your messages to us and about parts you wanted to hear of.',
  'account.data.fileFailed':
    'The file could not be made just now. Try again in a moment. If you have done so several times, wait an hour.',
  'account.data.download': 'Download as JSON file',
  'account.data.delete': 'Delete your account',
  'account.data.deleteMeans':
    'We delete your account and what belongs to it within one month; until then you can change your mind: write to us. Photos of your cars and this browser’s answers about measuring are deleted at once.',
  'account.data.deleteKeeps': 'Receipts of your orders are kept as long as the law requires.',
  'account.data.askByEmail': 'Write to {email} to have your account deleted.',
  'account.data.askDelete': 'Ask for deletion',
  'account.data.requested':
    'We have received your request. Your account will be deleted by {date}. We have emailed you about it.',
  'account.data.photosLater':
    'The photos of your cars could not be deleted just now; they go with the account.',
  'account.data.deleteFailed':
    'It is uncertain whether your request has reached us. Enter your password and press the button once more: it stays one request.',
  'account.data.privacy': 'How we handle personal data',
} as const
