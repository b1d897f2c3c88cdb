import { product } from '../../../rules/shared/product/product.ts'
import { type LegalDocument, legalTitles } from '../legal-document.ts'
import { thisCopy } from './this-copy.ts'

const { name, supportEmail } = product

export const cookiesPolicy: LegalDocument = {
  name: 'cookies',
  title: legalTitles.cookies,
  updated: 'July 2025',
  intro: [
    `This policy says what ${name} keeps in your browser, why, and for how long. You can change your choice at any time through the 'Cookie Settings' link in the footer.`,
  ],
  sections: [
    {
      id: 'what-cookies-are',
      heading: 'What we call a cookie',
      body: [
        'A cookie is a small text that a website asks your browser to keep and that the browser sends back with later requests. Browsers have other places where a website can keep data, such as local storage; those data are not sent along.',
        'The same rules apply to both, so in this policy “cookie” means either. Where the difference matters, we name it.',
      ],
    },
    thisCopy,
    {
      id: 'categories',
      heading: 'The categories',
      body: [
        'Cookies fall into these categories:',
        {
          list: [
            'Necessary: without them you could not sign in, or your choice about cookies would be forgotten. In use.',
            'Functionality: they remember how you have set up the product. In use if you allow them.',
            'Third-party content: charts and videos of other providers, who may set cookies of their own. Loaded only if you allow it.',
            'Analytics: they count how a product is used. Not in use at present.',
            'Advertising: they choose or count advertisements. Not in use at present.',
          ],
        },
      ],
    },
    {
      id: 'necessary',
      heading: 'Necessary',
      body: [
        'These are kept without asking, because what you request cannot be done otherwise:',
        {
          list: [
            'The sign-in cookie. It lets you stay signed in. Scripts cannot read it, it goes to our server only, and its value changes each time it is used. With Remember Me it lasts until it has not been used for 30 days, and 90 days at most. Without, it goes when the browser session ends, and is refused after 12 hours at the latest.',
            'The device cookie. It shows our server that this browser has signed up or signed in to an account before, so that wrong tries of others do not lock you out, the link in your first mail works at once, and we can mail you about a sign-in from another browser. It is a random value with a signature, cannot be read by scripts, does not sign anyone in, and lasts 400 days.',
            'The sealed shell, in local storage. It holds your username, e-mail address and profile, so that a reload shows you signed in at once. It is encrypted and is accepted for 5 minutes only. It never holds a password or an access token, and signing out removes it.',
            'The key of the sealed shell, in the key store of your browser. Scripts can use it there but cannot take it out. It stays until you clear the data of this site and is of no use elsewhere.',
            'The sign-out mark, in local storage. It is set when you sign out and removed as soon as the server has confirmed it, so that a lost connection cannot sign you in again.',
            'The turn counter, in the database of your browser. It counts how often this browser was given a token, so that its tabs ask for one in turn. Where there is no database, it is in local storage. It is a number without a secret and stays until you clear the data of this site.',
            'What you typed into a form, in the session storage of the tab. It is kept there, or in the name of the tab where there is no session storage, only when you press Reload for a new version of the product, so that you find it again; it is taken from there when the form is next shown, counts for 15 minutes at most, and never holds a password.',
            'Your watchlists, in local storage, if you make them without an account. They hold names and symbols, are not sent to our server except with a search that names a list, and stay until you delete the lists, take them into an account or clear the data of this site.',
            'The consent cookie. It holds your choice in the Cookie Settings, for 12 months.',
          ],
        },
      ],
    },
    {
      id: 'functionality',
      heading: 'Functionality',
      body: [
        'These remember what you have set up in this browser: for example the theme, the density, whether single keys are shortcuts, which keys you have given to commands, which feeds and widgets are open, what the feeds look for, which desks you have made, and for which user you did not want to take the watchlists and desks of this browser into the account. They are kept for up to 12 months.',
        'Until you allow them, and if you refuse, everything works, but your settings last only as long as the tab is open. Presets that you save in your account are kept there, not in a cookie. So are your desks while you are signed in: the browser has a copy, which goes when you sign out, once our server has all of it.',
      ],
    },
    {
      id: 'third-party-content',
      heading: 'Third-party content',
      body: [
        'Some charts come from a charting provider, and live television from video players of broadcasters. If you allow third-party content, your browser loads them from those providers, who then learn your network address and may set cookies under their own policies.',
        'Until you allow it, and after you withdraw it, nothing is asked of them: bundled charts and a still picture take their place.',
      ],
    },
    {
      id: 'analytics',
      heading: 'Analytics',
      body: [
        'We use no analytics cookies at present, neither our own nor those of others. The category is listed in the Cookie Settings so that you can see this.',
        'Should we introduce them, they would be set only after you have allowed them there, and would be kept for up to 24 months.',
      ],
    },
    {
      id: 'advertising',
      heading: 'Advertising',
      body: [
        'We use no advertising cookies at present. Should we introduce them, we would change this policy and ask you first. They would be kept for up to 24 months.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long they last',
      body: [
        {
          list: [
            'Sign-in: the browser session and at most 12 hours, or 30 days without use and 90 days at most with Remember Me.',
            'Device cookie: 400 days after you last signed in.',
            'Sealed shell: 5 minutes.',
            'What you typed, over a reload: 15 minutes, and no longer than the tab is open.',
            'Key of the sealed shell and turn counter: until you clear the data of this site.',
            'Consent: 12 months, after which we ask again.',
            'Functionality: up to 12 months.',
            'Analytics and advertising, if they are ever used: up to 24 months.',
            'Third-party content: as the policies of those providers say.',
          ],
        },
      ],
    },
    {
      id: 'cookie-settings',
      heading: 'Your choice',
      body: [
        `The 'Cookie Settings' link in the footer opens your choice at any time, signed in or not. You can allow or refuse each category except the necessary one, and a change works at once.`,
        'We ask once, when you first come. Until you answer, we act as if you had refused. Refusing has no effect on what you may read.',
      ],
    },
    {
      id: 'browser',
      heading: 'Settings of your browser',
      body: [
        'Your browser can show, block and delete cookies and other data of a site; its help explains how. If you block what is necessary, you can read as a visitor but not stay signed in. If you delete everything, we ask for your choice again.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and contact',
      body: [
        `When what we keep changes, this policy and the date in its heading change with it. If a new purpose needs your consent, we ask again. Questions go to ${supportEmail}; the Privacy Policy says what happens to your data on our server.`,
      ],
    },
  ],
}
