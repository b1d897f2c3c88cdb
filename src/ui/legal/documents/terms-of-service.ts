import { product } from '../../../rules/shared/product/product.ts'
import { type LegalDocument, legalTitles } from '../legal-document.ts'
import { thisCopy } from './this-copy.ts'

const { name, company, supportEmail } = product

export const termsOfService: LegalDocument = {
  name: 'tos',
  title: legalTitles.tos,
  updated: 'February 6, 2025',
  intro: [
    `These terms are the agreement between you and ${company} about your use of ${name}: the Terminal, the News Pit and everything else that this website offers, together “the service”.`,
    'You can read most of the service without an account. Some terms concern account holders only, and some concern paid plans, which do not exist yet; each says so.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'The agreement',
      body: [
        'You accept these terms by creating an account, or by using the service without one. If you do not accept them, please do not use the service.',
        'The Privacy Policy and the Cookies Policy explain what happens to your data. The Disclaimer says what the information in the service is and is not. All three are linked beside these terms.',
        'If you use the service on behalf of a company, you state that you may accept these terms for it, and “you” means the company as well.',
      ],
    },
    thisCopy,
    {
      id: 'who-may-use',
      heading: 'Who may use the service',
      body: [
        'You must be over 18 years old to use the service, and able to enter into a contract where you live.',
        'You may not use the service where the law that applies to you forbids it, or after we have closed your account because you broke these terms.',
      ],
    },
    {
      id: 'service',
      heading: 'What the service does',
      body: [
        'The service brings together news about financial markets and tools to read it with:',
        {
          list: [
            'the Terminal: news feeds that you can search and filter, with calendars, charts and live video beside them;',
            'the News Pit: breaking headlines and selected market events;',
            'for account holders: saved filters (presets) and a profile.',
          ],
        },
        'What is marked Coming Soon is a plan, not a promise. Please do not rely on its arrival.',
      ],
    },
    {
      id: 'beta',
      heading: 'The beta',
      body: [
        'The service is a beta version. It is free of charge, it changes often, and it may be interrupted or lose data.',
        'We may add, change or remove functions at any time. Before we end the service as a whole we will tell account holders by e-mail, so that they can download their data.',
      ],
    },
    {
      id: 'no-advice',
      heading: 'No financial advice',
      body: [
        'Nothing in the service is investment, legal or tax advice, a recommendation, or an offer to buy or sell anything. We do not know your circumstances. You alone decide what you trade and bear the result.',
        'No order can be placed through the service. The Disclaimer says more and is part of these terms.',
      ],
    },
    {
      id: 'accuracy',
      heading: 'Accuracy and simulated content',
      body: [
        'News, prices, calendars and labels such as topic, ticker or sentiment can be wrong, late, incomplete or missing. Check anything that matters to you at its source.',
        'A copy of the service can be run with simulated content: invented headlines, quotes and calendar entries that may name real companies. They are marked as simulated wherever they are shown. They must not be passed on as news.',
      ],
    },
    {
      id: 'accounts',
      heading: 'Your account',
      body: [
        'To create an account you need an e-mail address that you can receive mail at, a username and a password. You must confirm the address by a link that we send to it. An account is for one person.',
        {
          list: [
            'Give true information and keep it up to date.',
            'Choose a username that isn’t offensive or impersonating someone.',
            'Keep your password to yourself and use it nowhere else.',
            'Tell us at once if you think that someone else has used your account.',
          ],
        },
        'What is done with your account counts as done by you unless you can show that you could not have prevented it. You can see and end your sign-ins, and delete your account, in your profile.',
      ],
    },
    {
      id: 'status',
      heading: 'Professional or non-professional status',
      body: [
        'Some exchanges and suppliers of market data distinguish between professional and non-professional users. You therefore make a declaration of your status: by using the service you declare that you are a non-professional user, unless you have informed us by e-mail that you are a professional user.',
        'You are a non-professional user if you use the service only for your own private investing and none of the following is true:',
        {
          list: [
            'you are registered or qualified with a securities regulator, an exchange or a professional association in any country;',
            'you act as an investment adviser or manage the money of others for pay;',
            'you use the service for an employer or a business, or pass on its information to one.',
          ],
        },
        `If your status changes, tell us at ${supportEmail} without delay. We may ask you to confirm it. If a supplier charges us because your declaration was wrong, we may pass that charge on to you.`,
      ],
    },
    {
      id: 'acceptable-use',
      heading: 'Acceptable use',
      body: [
        'Please use the service as a reader and a trader would. You may not:',
        {
          list: [
            'break the law with it, manipulate a market, or spread what you know to be false;',
            'copy content from it by automatic means, resell it, or build a competing collection out of it;',
            'get round limits, sign-in or other protections, or test their strength without our written consent;',
            'disturb it for others, for example by excessive calls or harmful code;',
            'harass others, or use names, words or pictures that are unlawful or hateful.',
          ],
        },
        'If you find a weakness in our security, please write to us before you tell others.',
      ],
    },
    {
      id: 'third-party-content',
      heading: 'Content of others',
      body: [
        'Headlines, articles, videos, quotes and charts belong to those who made them. The service shows them or links to them; the terms of their owners apply to them as well.',
        'We do not control the sites that the service links to and are not responsible for them. Charts and videos of other providers are loaded only after you have allowed it in the Cookie Settings.',
      ],
    },
    {
      id: 'our-rights',
      heading: 'Our rights and your licence',
      body: [
        `The name ${name}, its marks and the texts of this website belong to ${company} or to those who license them to us. We allow you to use the service for as long as these terms apply; you may not pass that permission on.`,
        'The software itself is published under an open licence. That licence, not these terms, says what you may do with the code.',
      ],
    },
    {
      id: 'feedback',
      heading: 'Feedback and what you send us',
      body: [
        'The beta lives on feedback. What you send us remains yours; you allow us to use suggestions freely and without payment to improve the service.',
        'Please send nothing confidential, and nothing that you have no right to send. If the service offers places to comment, the Disclaimer says how comments are moderated.',
      ],
    },
    {
      id: 'fees',
      heading: 'Subscription fees and payment',
      body: [
        'There is no paid plan at present, and we hold no card details. If we offer one, you will see its price before you order, and the following applies.',
        'Subscription fees are paid in advance, monthly or annually as you choose. You pay by card through a card payment provider, which receives your card details directly under its own terms.',
        'A plan renews for the same period until it is cancelled. We announce a change of price by e-mail, early enough for you to cancel before it applies to you. If a payment fails, we may suspend the paid functions until it is made.',
      ],
    },
    {
      id: 'trials',
      heading: 'Trial offers',
      body: [
        'We may offer a plan on trial. There is one trial offer per customer: a second account, address or card does not bring another.',
        'The offer says how long the trial lasts and whether it becomes a paid plan at its end. You can cancel at any time before that.',
      ],
    },
    {
      id: 'cancellation',
      heading: 'Cancelling a plan',
      body: [
        `You cancel a plan by written e-mail to ${supportEmail}, sent from the address of your account. We confirm that we have received it.`,
        'Monthly plans have a 30-day cancellation policy: the plan ends 30 days after we receive your e-mail. Fees that fall due within those 30 days are still payable, and you keep the paid functions until the end.',
        'An annual plan that is cancelled runs to the end of the year that has been paid for and is not renewed.',
      ],
    },
    {
      id: 'refunds',
      heading: 'Refunds',
      body: [
        'Annual plans are not refundable, in whole or in part, once the year has begun.',
        'This does not touch a right of withdrawal or refund that consumer law gives you, or your claims if we break these terms.',
      ],
    },
    {
      id: 'referrals',
      heading: 'Referral program',
      body: [
        'We may run a referral program that rewards account holders for bringing new ones. What earns a reward, and what the reward is, will be stated in the program when it is offered. None is running at present.',
        'Referring yourself, sending unwanted mail or misleading people earns nothing and may end your part in the program. Rewards cannot be sold or paid out in money unless the program says so. We may change or end the program; rewards that were already earned remain.',
      ],
    },
    {
      id: 'our-breach',
      heading: 'If we break these terms',
      body: [
        `If you believe that we have broken these terms, tell us by e-mail to ${supportEmail} and describe what is wrong.`,
        'We then have a cure period of 90 days, counted from the day on which we receive your e-mail, in which to put the breach right. If we have not done so by its end, you may end this agreement at once.',
      ],
    },
    {
      id: 'suspension',
      heading: 'Suspension and ending',
      body: [
        'You may stop using the service at any time and delete your account in your profile. Deleting an account does not by itself cancel a paid plan.',
        'We may suspend or close an account that breaks these terms, endangers others, or must be closed by law. Unless the matter is urgent we will write to you first and give you time to answer.',
        'What by its nature must outlast the agreement does so: our rights, the limits of liability, and how disputes are settled.',
      ],
    },
    {
      id: 'warranties',
      heading: 'No warranties',
      body: [
        'The service is provided as it is and as it is available. As far as the law allows, we give no warranty, express or implied: not that it is free of errors or interruptions, not that its information is accurate or in time, and not that it suits a particular purpose.',
      ],
    },
    {
      id: 'liability',
      heading: 'Limits of liability',
      body: [
        'As far as the law allows, we are not liable for trading losses, lost profit, lost data or other indirect damage that arises from the use of the service or from its absence.',
        'As far as the law allows, our liability for everything together is limited to the fees that you have paid us for the service.',
        'We do not limit liability for intent, for gross negligence, for death or injury that we caused, for fraud, or wherever else the law forbids a limit.',
      ],
    },
    {
      id: 'disputes',
      heading: 'Disputes, arbitration and time limit',
      body: [
        `Please write to ${supportEmail} first: most matters can be settled that way. The law of the place where ${company} is registered applies.`,
        'A dispute that we cannot settle with each other is decided by binding arbitration before one independent arbitrator, person by person and not as a class. Either side may instead go to a small claims court, or ask a court for urgent measures.',
        'There is a one-year limit on claims in arbitration: a claim must be filed within one year after the event it arises from. After that it can no longer be brought.',
        'If you are a consumer, none of this takes away the protection of the courts, the law and the time limits of your country where these cannot be waived.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      body: [
        'We may change these terms. The date in the heading shows when we last did. We inform account holders by e-mail of changes that matter before they apply; if you do not agree, you can delete your account before then.',
        'If one of these terms is invalid, the others remain. If we do not insist on a term once, we have not given it up.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      body: [`Questions about these terms, and every notice under them, go to ${company} at ${supportEmail}.`],
    },
  ],
}
