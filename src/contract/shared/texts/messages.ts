import { feedMessages } from '../feed-messages.ts'

/** The specified sentences that users read, to the letter. Those of single fields stand with the fields (`fields.ts`). */
export const messages = {
  ...feedMessages,
  noAccount: 'No account linked to this email.',
  wrongPassword: 'Password incorrect.',
  unverified: 'Please verify your email address.',
  resendEmail: 'Resend email.',
  usernameTaken: (username: string) => `${username} is already taken. Please try another username.`,
  emailTaken: (email: string) => `${email} is already linked to an account.`,
  usernameRestricted: 'Username contains restricted or profane words.',
  passwordsDiffer: 'Passwords do not match.',
  passwordGuessable: 'This password is too easy to guess.',
  passwordNamesYou: 'Password must not contain your name or email address.',
  passwordUnchanged: 'This is your password already.',
  noSuchItem: "We're sorry. There is no item associated to your link.",
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
