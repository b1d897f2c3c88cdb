/** Those of the specified sentences that the first rows may need; the others come with what shows them. */
export const feedMessages = {
  linkCopied: 'Link Copied.',
  linkNotCopied: 'Could not copy link.',
  noNews: 'No news items.',
} as const

/** How long the message that a link was copied is shown, in milliseconds (ERR-05). */
export const LINK_NOTIFICATION_TIME_MS = 1500
