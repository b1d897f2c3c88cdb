import { product } from '../../../rules/shared/product/product.ts'
import { type LegalDocument, legalTitles } from '../legal-document.ts'
import { thisCopy } from './this-copy.ts'

const { name, company, supportEmail } = product

export const privacyPolicy: LegalDocument = {
  name: 'privacy',
  title: legalTitles.privacy,
  updated: 'February 6, 2025',
  intro: [
    `This policy says which personal data ${name} collects, what they are used for, who receives them, and what you can ask of us. Personal data are data that can be connected with you.`,
    'In short: we keep what an account needs, we do not sell it, and no analytics follow you.',
  ],
  sections: [
    {
      id: 'scope',
      heading: 'What this policy covers',
      body: [
        `${company} is responsible for the data described here. The policy covers this website, the calls it makes to our server, and the mails that we send. It does not cover sites that we link to, or content of other providers that you allow to be loaded.`,
      ],
    },
    thisCopy,
    {
      id: 'age',
      heading: 'Age',
      body: [
        'Accounts are for people over 18. The service does not address anyone under 16, and we do not knowingly collect their data. If you learn that a child has given us data, please write to us; we will delete them.',
      ],
    },
    {
      id: 'data-you-give',
      heading: 'Data that you give us',
      body: [
        'You can read news without giving us any of the following. We collect it when you create an account, fill in your profile, save something or write to us:',
        {
          list: [
            'Account: your e-mail address, your username and your password. The password is kept only as an argon2id hash, from which it cannot be read.',
            'Profile, all of it optional: your first and last name, your occupation (the profession field), a text about you, country, language and gender.',
            'Presets: the names and filters of feeds that you save. Where you share one, everyone with its link sees a copy of its name and filters until you end the link, delete the preset or your account.',
            'Watchlists: the names and symbols of the lists that you make while you are signed in.',
            'Desks: how you have arranged the Terminal while you are signed in, under which names, and what its feeds search for.',
            'Contact messages: your first and last name and e-mail address as far as you give them, and the message.',
          ],
        },
      ],
    },
    {
      id: 'usage-data',
      heading: 'Usage data',
      body: [
        'Some data arise when the service is used:',
        {
          list: [
            'For each sign-in: when it began, when it was last used, whether it is remembered, how your browser names itself, and the network that it was last used from: your address without its last part (24 bits are left of IPv4, 48 of IPv6). It shows you where you are signed in.',
            'With each call: your network address and the name of your time zone. The whole address is held in memory for a short time to slow down abuse; the software writes neither of them to its database.',
            'Mails that we send you: your e-mail address, the subject, when it was written and, until it has been handed to a mail server, its text. Those about your password and your sign-ins name the browser and its system.',
            'What your feeds search for, while they are open. It is used to pick the news for you and is not recorded, unless you save it as a preset or are signed in: then it is part of your desks.',
          ],
        },
        'The software itself keeps no log of the pages that you visit. When a call fails on the server, its name and the technical description of the error are printed for those who run it. A network or hosting provider may keep logs of its own.',
      ],
    },
    {
      id: 'not-collected',
      heading: 'What we do not collect',
      body: [
        'We ask for no trades, holdings, bank or broker accounts, and we track no location. We build no profile of your interests and make no automatic decisions about you. There are no paid plans yet; if there are, your card details go to the card payment provider and not to us.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookie types',
      body: [
        'The cookie types are:',
        {
          list: [
            'necessary cookies, for sign-in and for your choice about cookies;',
            'functionality cookies, which remember how you have set up the product;',
            'third-party content, whose providers may set cookies of their own;',
            'analytics cookies and advertising cookies, of which none are in use at present.',
          ],
        },
        `The Cookies Policy says how long each lasts. You choose through the 'Cookie Settings' link in the footer.`,
      ],
    },
    {
      id: 'in-your-browser',
      heading: 'What stays in your browser',
      body: [
        'The token that proves who you are to our server is held in memory only, expires after 5 minutes and is in no storage. A sign-in cookie, which scripts cannot read, obtains the next one.',
        'So that a reload shows you signed in at once, your browser keeps your profile in sealed form for 5 minutes at a time. It is encrypted with a key that cannot leave your browser, holds no password and no token, and is removed when you sign out.',
      ],
    },
    {
      id: 'purposes',
      heading: 'What we use data for',
      body: [
        {
          list: [
            'To run your account: sign you in, show your profile, keep your presets, watchlists and desks. This is needed for the contract with you.',
            'To send mails that the account needs: verification, password reset, and notice that your password was changed or your account deleted. This, too, is needed for the contract.',
            'To answer what you write to us. This is our legitimate interest and yours.',
            'To protect the service and its users, for example by slowing down attempts to guess passwords. This is our legitimate interest.',
            'To remember your settings or to load content of other providers. This needs your consent, which you can withdraw at any time.',
            'To meet duties that the law imposes on us.',
          ],
        },
        'We send no advertising by mail.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Who receives data',
      body: [
        'We do not sell personal data, and we do not share them for advertising. They are received only by:',
        {
          list: [
            'those who run the computers, the database and the mail delivery on our behalf, bound to our instructions;',
            'authorities and courts, where the law obliges us;',
            'a successor, if the product is taken over, under the promises of this policy; we would tell you first.',
          ],
        },
      ],
    },
    {
      id: 'third-party-content',
      heading: 'Content of other providers',
      body: [
        'Fonts, icons and pictures come from our own server. Charts of a charting provider and players for live video are loaded from their providers only after you have allowed third-party content in the Cookie Settings. Those providers then learn your network address and what your browser tells every site, and are responsible for what they do with it.',
        'When you follow a link to an article, its site sees your visit. We do not tell it which page you came from.',
      ],
    },
    {
      id: 'security',
      heading: 'How data are protected',
      body: [
        {
          list: [
            'Passwords are stored as argon2id hashes only.',
            'The sign-in cookie is never stored on the server. It changes at each use, and an old copy of it ends the sign-in.',
            'Attempts to sign in are slowed down for each account and each address.',
            'Links for verification and reset can be used once; a reset link expires after 30 minutes.',
            'A change of password ends your other sign-ins and is reported to you by mail. So is a sign-in from a browser that has not signed in before.',
          ],
        },
        'No protection is perfect. If a breach puts you at risk, we tell you and the authorities as the law requires.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long data are kept',
      body: [
        'Your account, profile, presets, watchlists and desks are kept until you delete the account. A preset that you delete can be brought back for an hour, and is gone for good soon after that. The record of a sign-in is deleted when you end it; one that has run out is deleted when you next sign in, or with the account. Messages that you send us are kept until they have been dealt with and are no longer needed, and at the latest until you delete your account or ask us to delete them.',
        'What we keep of mails to you is deleted after 30 days, and when you delete your account; the mail that confirms the deletion goes once a mail server has it, otherwise after 30 days.',
        'Copies in backups disappear when the backups are replaced. We keep longer only what the law obliges us to keep.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      body: [
        'Depending on where you live, you may ask us:',
        {
          list: [
            'whether we have data about you, and for a copy of them;',
            'to correct what is wrong, and to delete what we need not keep;',
            'to limit what we do with your data, or to stop what rests on our legitimate interest;',
            'to hand over data to you or another, as described under “Data portability”;',
            'to stop what rests on your consent, which you can withdraw at any time.',
          ],
        },
        'Using a right brings you no disadvantage. You may also complain to the data protection authority of the place where you live.',
      ],
    },
    {
      id: 'in-your-profile',
      heading: 'What you can do yourself',
      body: [
        'In your profile you can correct your data, download what we keep about your account, see and end your sign-ins, and delete your account. Deleting asks for your password and cannot be undone.',
      ],
    },
    {
      id: 'requests',
      heading: 'How we answer requests',
      body: [
        `Send requests to ${supportEmail}, from the address of your account, or through someone whom you have authorized in writing. We may ask for what we need to be sure that it is you, and use it for nothing else.`,
        'We answer free of charge within 45 days. If a request is complex, we may extend that time once by another 45 days and will tell you why before the first 45 days are over. Where the law of your country sets a shorter time, we keep to it.',
        'If we decline a request, we say why and how you can have the decision reviewed.',
      ],
    },
    {
      id: 'disclosures',
      heading: 'Disclosures of the past year',
      body: [
        'You may ask which categories of personal data we collected about you, from where and for what purpose, and to which categories of recipients we disclosed them. Our answer covers the preceding 12 months, counted back from the day on which we receive your request.',
        'In the preceding 12 months we sold no personal data.',
      ],
    },
    {
      id: 'shine-the-light',
      heading: 'California: Shine the Light',
      body: [
        `Under California's “Shine the Light” law, residents of California may ask once a year, free of charge, which personal data we disclosed to others for their direct marketing, and to whom. We disclose none for that purpose. Requests go to ${supportEmail}.`,
      ],
    },
    {
      id: 'portability',
      heading: 'Data portability',
      body: [
        'You may receive your data in a common form that computers can read, or have them sent to another provider where that is technically possible. This right applies only to automated data that you gave us with your consent, or that we use for a contract with you. The download in your profile has that form.',
      ],
    },
    {
      id: 'other-countries',
      heading: 'Other countries',
      body: [
        'Your data are kept where we run our server. If that is outside the country where you live, we make sure of the protection that its law demands for such transfers, and tell you on request how.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      body: [
        'When what we do with data changes, this policy and the date in its heading change with it. We tell account holders of changes that matter by e-mail before they apply.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      body: [`For questions about privacy and compliance, write to ${company} at ${supportEmail}.`],
    },
  ],
}
