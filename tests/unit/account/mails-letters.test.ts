import { describe, expect, it } from 'vitest'
import { compose, linkIn } from '../../../mock-server/mails/compose.ts'
import type { Letter } from '../../../mock-server/mails/letters.ts'

const publicUrl = 'https://flux.example'
const to = { email: 'ann@marketflux.test', username: 'ann' }
const deed = { at: Date.UTC(2026, 2, 2, 9, 5), browser: { browser: 'Firefox', system: 'Linux' } }
const letters: Record<Letter['kind'], Letter> = {
  verification: { kind: 'verification', to, token: 'secret-1' },
  passwordReset: { kind: 'passwordReset', to, token: 'secret-2', ...deed },
  passwordChanged: { kind: 'passwordChanged', to, ...deed },
  signInEnded: { kind: 'signInEnded', to, ...deed },
  newBrowser: { kind: 'newBrowser', to, ...deed },
  accountDeleted: { kind: 'accountDeleted', to, ...deed },
  contactMessage: {
    kind: 'contactMessage',
    to: { email: 'support@marketflux.test', username: 'Market Flux' },
    from: { name: 'Eve', email: 'eve@example.test', isMember: false },
    message: 'The tape stands still.\n\n<b>Please</b> look.',
  },
}
const all = Object.values(letters)
const paperOf = (letter: Letter) => compose(letter, publicUrl)
const unescaped = (html: string) =>
  html
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
/** The visible text of a page, one line per paragraph. */
const wordsOf = (html: string) =>
  unescaped(
    html
      .slice(html.indexOf('<body>'))
      .replaceAll('<br>', '\n')
      .replace(/<[^>]+>/g, ''),
  )
    .split('\n')
    .filter((line) => line !== '')
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => unescaped(href))
const footer = 'Market Flux is a product of Market Flux Ltd. Questions? Write to support@marketflux.test.'

const SECURE = 'https://flux.example/profile/reset-password-request'
const reaction = [
  'If it was not you, set a new password at once. That ends all other sign-ins.',
  `Secure my account:\n${SECURE}`,
  "The page shows where you are signed in, too. If your password no longer works, choose 'Forgot Password?' there. Then write to support@marketflux.test.",
]

describe('letters', () => {
  it.each([
    [
      letters.verification,
      'Verify your Market Flux account',
      [
        'Hello ann,',
        'Thank you for registering with Market Flux. Please confirm that this e-mail address is yours.',
        'Verify my account:\nhttps://flux.example/verify-user?token=secret-1',
        'In the browser in which you registered the link verifies your address at once; in any other it asks for your password.',
        'The link works once and expires in 7 days. An account that is not verified by then is deleted.',
        'If you did not register, you can ignore this mail, or take the account over: the page behind the link lets you set a password of your own.',
      ],
    ],
    [
      letters.passwordReset,
      'Reset your Market Flux password',
      [
        'Hello ann,',
        'Someone asked to reset the password of your Market Flux account on 2026-03-02 at 09:05 UTC with Firefox on Linux. Choose it on this page:',
        'Choose a new password:\nhttps://flux.example/reset-password?token=secret-2',
        'The link expires in 30 minutes, or once you use any link to reset your password.',
        'If you did not ask for it, you can ignore this mail: your password stays as it is. If such mails keep coming, write to support@marketflux.test.',
      ],
    ],
    [
      letters.passwordChanged,
      'Your Market Flux password was changed',
      [
        'Hello ann,',
        'The password of your Market Flux account was changed on 2026-03-02 at 09:05 UTC with Firefox on Linux, and all sign-ins in other browsers were ended.',
        'If it was you, there is nothing to do.',
        ...reaction,
      ],
    ],
    [
      letters.signInEnded,
      'A sign-in to your Market Flux account was ended',
      [
        'Hello ann,',
        'We ended a sign-in to your Market Flux account on 2026-03-02 at 09:05 UTC with Firefox on Linux, because an old copy of its cookie was used. Two things can lead to that: the browser stopped abruptly, as in a crash or a power cut, and lost the newest cookie; or somebody copied the cookie and used it.',
        'If the browser stopped abruptly, there is nothing to do but to sign in again.',
        ...reaction,
      ],
    ],
    [
      letters.newBrowser,
      'New sign-in to your Market Flux account',
      [
        'Hello ann,',
        'Someone signed in to your Market Flux account on 2026-03-02 at 09:05 UTC with Firefox on Linux. This is the first sign-in from this browser.',
        'If it was you, there is nothing to do. A private window, and a browser whose cookies were cleared, count as new.',
        ...reaction,
      ],
    ],
    [
      letters.accountDeleted,
      'Your Market Flux account was deleted',
      [
        'Hello ann,',
        'Your Market Flux account and everything that was kept with it were deleted on 2026-03-02 at 09:05 UTC with Firefox on Linux, as you asked.',
        'If it was not you, write to support@marketflux.test.',
      ],
    ],
    [
      letters.contactMessage,
      'Message from Eve',
      [
        'Eve (eve@example.test; a visitor, who can type any address) wrote:',
        'The tape stands still.',
        '<b>Please</b> look.',
        'An answer to this mail goes to eve@example.test.',
      ],
    ],
  ])(
    'BCK-03 SES-16 $kind describes what happened, when and where, what to do, and what if it was another person',
    (letter, subject, paragraphs) => {
      const { text, ...paper } = paperOf(letter)
      expect({ subject: paper.subject, text }).toEqual({
        subject,
        text: `${[...paragraphs, `-- \n${footer}`].join('\n\n')}\n`,
      })
    },
  )

  it.each(all)('BCK-03 $kind has the same text as HTML', (letter) => {
    const { subject, text, html } = paperOf(letter)
    const link = linkIn(text) ?? (text.includes(SECURE) ? SECURE : undefined)
    const plain = text.split('\n').filter((line) => line !== '' && line !== '-- ')
    const expected = plain.flatMap((line) =>
      link && line.endsWith(':') && plain[plain.indexOf(line) + 1] === link
        ? [line.slice(0, -1), 'Or open this address:']
        : [line],
    )
    expect([wordsOf(html), hrefsOf(html)]).toEqual([['Market Flux', subject, ...expected], link ? [link, link] : []])
  })

  it('RTE-09 RTE-10 BCK-03 only those to verify and to reset have a link with a token, and any token stays whole', () => {
    const odd = { kind: 'passwordReset', to, token: 'a+b/c=&x=1#"<', ...deed } as const
    const links = [...all, odd].map((letter) => linkIn(paperOf(letter).text))
    expect(links).toEqual([
      'https://flux.example/verify-user?token=secret-1',
      'https://flux.example/reset-password?token=secret-2',
      ...Array(5).fill(undefined),
      'https://flux.example/reset-password?token=a%2Bb%2Fc%3D%26x%3D1%23%22%3C',
    ])
    expect(new URL(links[7] ?? '').searchParams.get('token')).toBe(odd.token)
  })

  it.each([
    [{ browser: 'Safari', system: '' }, 'with Safari.'],
    [{ browser: '', system: 'Windows' }, 'with a browser on Windows.'],
    [{ browser: '', system: '' }, 'with an unknown browser.'],
  ])('SES-16 unknown details of %o are not named', (browser, words) => {
    expect(paperOf({ kind: 'newBrowser', to, at: deed.at, browser }).text).toContain(`09:05 UTC ${words}`)
  })

  it('BCK-03 a name is text, and never a link', () => {
    const bad = { ...letters.verification, to: { ...to, username: `"><img src=x onerror='a'>&win.example.com` } }
    const { text, html } = paperOf(bad)
    expect([html.match(/<img|onerror='/g), html.includes('win.example.com'), text.includes('win.example.com')]).toEqual(
      [null, false, false],
    )
    expect(wordsOf(html)[2]).toBe(`Hello "><img src=x onerror='a'>&win.\u200bexample.\u200bcom,`)
  })

  it.each(all)('BCK-03 $kind loads nothing, runs nothing, and is made for both themes', (letter) => {
    const { html } = paperOf(letter)
    expect([
      html.match(/<(img|script|link|iframe|form|table)\b| src=|url\(|@import/g),
      html.includes('<meta name="color-scheme" content="light dark">'),
      html.includes('@media (prefers-color-scheme: dark)'),
    ]).toEqual([null, true, true])
  })
})
