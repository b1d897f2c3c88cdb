import { pages } from '../../contract/shared/pages.ts'
import { type Claim, claims, type TeamProfile, teamProfiles } from '../../rules/shared/product/marketing.ts'
import { product } from '../../rules/shared/product/product.ts'

export type AboutSection = {
  id: 'story' | 'mission' | 'values' | 'perspective' | 'milestones'
  heading: string
  body: string[]
  /** Statistic cards. */
  cards: Claim[]
}

export type AboutContent = {
  heading: string
  lead: string
  sections: AboutSection[]
  team: { heading: string; profiles: readonly TeamProfile[] }
  launches: { label: string; to: typeof pages.terminal.path | typeof pages.newsPit.path }[]
}

const { sources, filters, precisionFilters, coreFilters, feeds } = claims
const { experience, workflow, articles, streaming, betaTesters, foundersHub } = claims
const says = ({ figure, label }: Claim) => `${figure} ${label}`

export const aboutContent: AboutContent = {
  heading: `About ${product.name}`,
  lead: 'Market news for people who trade their own money: in one place, as it happens, and only what they asked for.',
  sections: [
    {
      id: 'story',
      heading: 'Our story',
      body: [
        `${product.name} began with a habit: a dozen open tabs before the bell, and the headline that mattered in the one no one was looking at. With ${says(experience)}, we knew how much of a morning goes into searching.`,
        'So we built the screen that we wanted to read from, and opened it to other traders while it is still in beta.',
      ],
      cards: [experience],
    },
    {
      id: 'mission',
      heading: 'Our mission',
      body: [
        'Professional desks have long had news terminals. We want a private trader to have one too, without a desk’s budget.',
        `That means ${says(sources)} in one list, ${says(streaming)}, and ${says(precisionFilters)} to keep out the rest.`,
      ],
      cards: [sources, streaming],
    },
    {
      id: 'values',
      heading: 'Our values',
      body: [
        'Clarity: a headline, its source and its time come first. What is simulated is marked so, and a feed that has stopped says that it has.',
        'Control: you decide what you see. Nothing moves under your eyes while you read.',
        'Restraint: we do not sell your data, and we do not tell you what to trade.',
      ],
      cards: [],
    },
    {
      id: 'perspective',
      heading: 'Our perspective',
      body: [
        'There is no shortage of news; there is a shortage of attention. A good tool is measured by what it lets you leave unread.',
        `Up to three feeds stand side by side, each with its own search. The ${says(coreFilters)} work together, and a combination that has proved useful can be saved and loaded again.`,
      ],
      cards: [feeds, filters, workflow],
    },
    {
      id: 'milestones',
      heading: 'Milestones',
      body: ['Where the beta stands. What comes next depends on what its testers tell us.'],
      cards: [articles, betaTesters, foundersHub],
    },
  ],
  team: { heading: 'The team', profiles: teamProfiles },
  launches: [
    { label: 'Launch Terminal', to: pages.terminal.path },
    { label: 'Launch News Pit', to: pages.newsPit.path },
  ],
}
