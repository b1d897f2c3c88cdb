import type { Draw } from '../../random/draw.ts'
import { about, aboutTwo, bad, even, fair, good, industry, named, oneOf, plain, poor, reason } from '../facts.ts'
import { grouped, money, percent } from '../figures.ts'
import { type Compose, type Scene, scenesOf, type Words } from '../scene.ts'
import { conditions, drugs, ownOf, privateFirms } from './words/names.ts'

const devicesByMaker: Readonly<Record<string, string>> = {
  ABT: 'glucose monitor',
  BSX: 'ablation catheter',
  ISRG: 'surgical robot',
  MDT: 'insulin pump',
  SYK: 'knee implant',
}

const deviceOf = (ticker: string) => devicesByMaker[ticker] ?? 'patient monitor'

const makers = ['LLY', 'JNJ', 'ABBV', 'MRK', 'PFE', 'AMGN', 'GILD', 'BMY', 'VRTX', 'REGN', 'BIIB', 'MRNA'] as const
const fates = ['approved', 'refused', 'succeeded', 'failed', 'filed', 'licensed'] as const
const devices = industry('Health Care Equipment')
const insurers = oneOf('UNH', 'ELV', 'HUM', 'CVS')

/** A drug's indication and the decision on it are the same all day. */
const drugNews =
  (fate: (typeof fates)[number], tone: readonly [number, number], more: (draw: Draw) => Words = () => ({})): Compose =>
  (draw) => {
    const company = draw.company(oneOf(...makers))
    const own = ownOf(drugs, makers, company.ticker).filter((name) => draw.today(`fate ${name}`).pick(fates) === fate)
    if (own.length === 0) return undefined
    const words = { ...named(company), ...drugWords(draw, draw.pick(own)), ...more(draw) }
    return { words, companies: [company], score: draw.between(...tone) }
  }

function drugWords(draw: Draw, name: string) {
  const study = draw.today(`study ${name}`)
  return {
    drug: name,
    condition: conditions[drugs.indexOf(name) % conditions.length] ?? '',
    gain: percent(study.between(18, 61), 0),
    patients: grouped(study.whole(400, 3900)),
    peak: money(study.between(0.8, 5.5)),
  }
}

export const healthcare: readonly Scene[] = scenesOf('HEALTHCARE', 'Health Care', [
  {
    compose: drugNews('approved', good),
    titles: [
      'FDA approves {cos} {drug} for {condition}',
      '{co} wins US approval for {drug}',
      '{co} gets nod in Europe for {drug} in {condition}',
      '{co} drug {drug} cleared for wider use',
    ],
    summaries: ['Regulators approved {drug} by {co} for {condition}. Analysts see peak sales of {peak} a year.'],
  },
  {
    compose: drugNews('refused', bad),
    titles: [
      'FDA declines to approve {cos} {drug}',
      '{co} gets complete response letter for {drug}, to meet with FDA',
      '{co} says regulators ask for more data on {drug}',
    ],
    summaries: [
      'The FDA did not approve {drug} by {co} for {condition} and asked for further data. Analysts had seen peak sales of {peak}.',
    ],
  },
  {
    compose: drugNews('succeeded', good),
    titles: [
      '{co} {drug} meets main goal in late-stage {condition} trial',
      '{cos} {drug} cuts risk by {gain} in phase 3 study',
      '{co} reports strong data for {drug} in {condition}',
      'Trial win for {co} as {drug} beats standard treatment',
    ],
    summaries: [
      'In a study of {patients} patients with {condition}, {drug} by {co} lowered the risk of progression by {gain}.',
    ],
  },
  {
    compose: drugNews('failed', bad),
    titles: [
      '{co} ends development of {drug} after trial failure',
      '{co} {drug} misses main goal in phase 3 trial',
      '{co} pauses {drug} study on safety review',
    ],
    summaries: [
      'In a study of {patients} patients with {condition}, {drug} by {co} did no better than the standard treatment.',
    ],
  },
  {
    compose: drugNews('filed', fair),
    titles: [
      'FDA grants priority review to {cos} {drug}',
      [
        '{co} starts late-stage trial of {drug} in {condition}',
        'The study of {drug} by {co} is to enroll {patients} patients with {condition}; results are due in {laterYear}.',
      ],
      '{co} files for approval of {drug}',
      'FDA panel backs {co} drug for {condition}',
    ],
    summaries: [
      'A decision on {drug} by {co} in {condition} is due in {nextYear}; {patients} patients took part in the main study.',
    ],
  },
  {
    compose: about(devices, good, (draw, company) => ({
      device: deviceOf(company.ticker),
      rise: percent(draw.between(6, 17), 0),
      reason: reason(draw, company, 'up'),
    })),
    titles: [
      '{co} gets FDA clearance for new {device}',
      '{co} procedure volume up {rise}',
      '{co} launches {device} in Japan',
      [
        '{co} sees {reason} lifting device sales',
        'Procedures with products of {co} rose {rise} in the quarter, and the company expects {reason} to continue.',
      ],
    ],
    summaries: ['{co} received clearance for its {device}; procedures rose {rise} in the quarter.'],
  },
  {
    compose: about(devices, bad, (draw, company) => ({
      device: deviceOf(company.ticker),
      units: grouped(draw.whole(3, 90) * 1000),
    })),
    titles: [
      '{co} recalls {device} over supplier fault',
      'FDA sends warning letter to {co} on {device} plant',
      '{co} halts {device} shipments to check supplier part',
    ],
    summaries: [
      'The action by {co} concerns about {units} {device} units; no change to full-year guidance was announced.',
    ],
  },
  {
    compose: about(insurers, poor, (draw) => ({
      ratio: percent(draw.between(88.2, 92.6)),
      expected: percent(draw.between(87, 88.1)),
      members: grouped(draw.whole(8, 60) * 10_000),
    })),
    titles: [
      '{co} medical cost ratio at {ratio} vs. {expected} expected',
      '{co} to leave some Medicare markets in {nextYear}',
      '{co} flags higher use of outpatient care',
    ],
    summaries: [
      '{co} paid out {ratio} of premiums for care against {expected} expected and will drop plans with {members} members.',
    ],
  },
  {
    compose: about(insurers, good, (draw) => ({
      rate: percent(draw.between(3.2, 5.6)),
      members: grouped(draw.whole(8, 60) * 10_000),
    })),
    titles: [
      'Medicare proposes {rate} payment rise, lifting {co}',
      '{co} adds {members} members in annual enrollment',
      '{co} star ratings improve, bonus payments to rise',
    ],
    summaries: ['Payments to private Medicare plans would rise by {rate} on average. {co} gained {members} members.'],
  },
  {
    also: ['CORPORATE_ACTIONS'],
    compose: drugNews('licensed', fair, (draw) => ({
      firm: draw.pick(privateFirms.health),
      upfront: money(draw.between(0.1, 1.4)),
      total: money(draw.between(1.5, 4.8)),
    })),
    titles: [
      '{co} licenses {condition} drug from {firm} for {upfront} upfront',
      '{co} buys {firm} to add {drug}',
      '{co} pays {upfront} for rights to {drug} outside US',
    ],
    summaries: [
      '{co} pays {upfront} upfront and up to {total} in milestones for {drug}, developed by {firm} for {condition}.',
    ],
  },
  {
    compose: aboutTwo(
      oneOf(...makers),
      () => oneOf('TMO', 'DHR', 'CVS', 'MCK'),
      fair,
      (draw) => ({ condition: draw.pick(conditions), sum: money(draw.between(0.2, 1.9)) }),
    ),
    titles: [
      '{co} and {rival} sign {sum} manufacturing pact',
      '{co} to distribute {condition} drug through {rival}',
      '{rival} expands plant to make {co} medicines',
    ],
    summaries: [
      'The agreement between {co} and {rival} is worth {sum} over three years and covers medicines for {condition}.',
    ],
  },
  {
    compose: plain(even, (draw) => ({
      count: draw.pick(['10', '15', '20']),
      cut: percent(draw.between(22, 58), 0),
      matter: draw.pick([
        'drug prices',
        'hospital payments',
        'vaccine labels',
        'telehealth coverage',
        'pharmacy middlemen',
      ]),
    })),
    isRare: true,
    titles: [
      'Medicare names {count} drugs for next round of price talks',
      'Senate panel sets hearing on {matter}',
      'Health department proposes rule on {matter}',
    ],
    summaries: [
      'The rule on {matter} is open for comment until {nearDay}. Negotiated prices of {count} drugs were on average {cut} below list.',
    ],
  },
  {
    compose: plain(poor, (draw) => ({
      product: draw.pick(['saline', 'a generic cancer drug', 'an antibiotic', "children's fever medicine"]),
      weeks: draw.pick(['six', 'eight', '10', '12']),
      rise: percent(draw.between(6, 22), 0),
    })),
    isRare: true,
    titles: [
      'Hospitals warn of shortage of {product}',
      'Flu admissions up {rise} in a week, CDC says',
      'FDA adds {product} to shortage list',
    ],
    summaries: ['Supply of {product} may stay tight for {weeks} weeks; flu admissions rose {rise} in the latest week.'],
  },
])
