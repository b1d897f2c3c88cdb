import { product } from '../../../rules/shared/product/product.ts'
import { type LegalDocument, legalTitles } from '../legal-document.ts'
import { thisCopy } from './this-copy.ts'

const { name, company, supportEmail } = product

export const disclaimer: LegalDocument = {
  name: 'disclaimer',
  title: legalTitles.disclaimer,
  updated: 'March 2022',
  intro: [
    `${name} shows information about financial markets. This page says what that information is not, and what you should know before you act on it.`,
  ],
  sections: [
    {
      id: 'information-only',
      heading: 'For information only',
      body: [
        'Everything in the service serves to inform and to educate. Nothing in it is investment, legal, tax or accounting advice, a recommendation, or an offer or request to buy or sell a security, currency, commodity or crypto asset.',
        'That an item is shown, ranked high, labelled or highlighted says nothing about whether a trade is wise.',
      ],
    },
    {
      id: 'no-adviser',
      heading: 'No broker-dealer or adviser',
      body: [
        `${name} is not a broker-dealer and not an investment adviser. ${company} is not registered as either with any authority, holds no money or securities for anyone, and executes no orders.`,
        'There is no relationship of trust or of adviser and client between us and those who use the service. If you need advice, ask a licensed professional who knows your circumstances.',
      ],
    },
    thisCopy,
    {
      id: 'risk',
      heading: 'Trading is risky',
      body: [
        'You can lose some or all of your money, and with borrowed money or derivatives more than you put in. Past results say nothing certain about future ones. Trade only with money that you can afford to lose.',
        'You alone are responsible for your decisions and for their results.',
      ],
    },
    {
      id: 'simulated-content',
      heading: 'Simulated content',
      body: [
        'A copy of the service can show simulated headlines, quotes and calendar entries for trial and demonstration. They are invented, even where they name real companies and securities. They are marked as simulated wherever they are shown and in what is shared from the service.',
        'Never trade on simulated content, and never pass it on as news.',
      ],
    },
    {
      id: 'accuracy',
      heading: 'Accuracy and delay',
      body: [
        'Information comes from many sources and is sorted, labelled and summarized partly by software. It can be wrong, late, incomplete, repeated or withdrawn at its source without our noticing. Connections break; a panel then says that it is reconnecting, stale or offline.',
        'We do not promise that anything shown is accurate, complete or in time. Check what matters at its source.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Sources and links of others',
      body: [
        'Articles, videos, charts and linked sites are the work of others and express their views, not ours. A link is not an endorsement. We do not control those sites and are not responsible for what they say, sell or collect.',
      ],
    },
    {
      id: 'affiliate-links-and-ads',
      heading: 'Affiliate links and ads',
      body: [
        `${name} uses affiliate links and ads as a way to pay for the service: we may receive a commission if you follow such a link and buy something, or a fee for showing an ad. None is placed during the beta.`,
        'Affiliate links and ads are labelled where they are placed. They do not decide which news you see. An ad is not our recommendation, and an offer behind a link is a matter between you and the advertiser.',
      ],
    },
    {
      id: 'comments',
      heading: 'Comments of users',
      body: [
        'Where users can post comments, those comments are the opinion of their authors. We may moderate or remove user comments at any time, for example if they are unlawful, abusive, misleading, promotional or off the subject, and we are not obliged to review them all. The beta has no public comments yet.',
        'Treat tips in comments with care: the writer may hold the security in question.',
      ],
    },
    {
      id: 'figures',
      heading: 'Figures about ourselves',
      body: [
        'Numbers on the About page, such as counts of sources, articles and testers or the improvement of a workflow, describe the product in general. They are no promise of what a particular copy contains or of what you will achieve.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      body: [
        'As far as the law allows, we are not liable for losses that arise because someone relied on the service, or could not use it. The Terms of Service say where that limit ends.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      body: [
        `If you think that something shown is wrong, unlawful or yours, write to ${supportEmail}. Please name the item and its link.`,
      ],
    },
  ],
}
