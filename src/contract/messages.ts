/** The specified sentences that users read, to the letter. Those of single fields stand with the fields (`fields.ts`). */
export const messages = {
  noAccount: 'No account linked to this email.',
  wrongPassword: 'Password incorrect.',
  unverified: 'Please verify your email address.',
  resendEmail: 'Resend email.',
  usernameTaken: (username: string) => `${username} is already taken. Please try another username.`,
  emailTaken: (email: string) => `${email} is already linked to an account.`,
  usernameRestricted: 'Username contains restricted or profane words.',
  passwordsDiffer: 'Passwords do not match.',
  linkCopied: 'Link Copied.',
  linkNotCopied: 'Could not copy link.',
  noSuchItem: "We're sorry. There is no item associated to your link.",
  noNews: 'No news items.',
  noPresets: 'No Saved Presets.',
  noEvents: 'No Scheduled Events',
  contactSent: 'Thank you for reaching out!',
  contactSentMore: 'A member of our team will get back to you shortly.',
  contactFailed: 'We are experience difficulties.',
  contactFailedMore: 'Please try to contact us later or reach us through our socials.',
  checkMail: 'Check Your Mail',
  resetMailSent: 'We have sent a password recovery instruction to your email.',
  passwordReset: 'Password Successfully Reset',
  passwordChanged: 'Password Successfully Changed',
  missingHeadline: 'News Summary',
} as const

/** How long notifications stay, in milliseconds: unless told (NTF-01), and for a copied link (ERR-05). */
export const NOTIFICATION_TIME_MS = 3000
export const LINK_NOTIFICATION_TIME_MS = 1500
