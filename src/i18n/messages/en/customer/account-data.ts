export const accountData = {
  'account.data': 'My data',
  'account.data.file': 'Download your data',
  'account.data.fileHolds':
    'The file contains your account information, your newsletter choice, your cars with their photos, your orders with their receipts, your cart, and this browser’s cookie settings.',
  'account.data.fileLacks':
    'It does not contain what is stored only on this device, such as your wishlist. For your messages to us and your requests for back-in-stock emails, please ask customer service.',
  'account.data.fileFailed':
    'The file could not be created right now. Try again in a moment. After several attempts, wait an hour.',
  'account.data.download': 'Download as JSON file',
  'account.data.delete': 'Delete your account',
  'account.data.deleteMeans':
    'We delete your account and everything that belongs to it within one month. Until then you can change your mind: write to us. Photos of your cars and this browser’s cookie settings are deleted at once.',
  'account.data.deleteKeeps': 'Receipts of your orders are kept as long as the law requires.',
  'account.data.askByEmail': 'Write to {email} to have your account deleted.',
  'account.data.askDelete': 'Request deletion',
  'account.data.requested':
    'We have received your request. Your account will be deleted by {date}. We have emailed you about it.',
  'account.data.photosLater':
    'The photos of your cars could not be deleted right now; they will be deleted with the account.',
  'account.data.deleteFailed':
    'We can’t tell whether your request has reached us. Enter your password and press the button again: it still counts as one request.',
  'account.data.privacy': 'How we handle personal data',
} as const
