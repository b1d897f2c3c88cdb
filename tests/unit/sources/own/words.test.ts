import { describe, expect, it } from 'vitest'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import type { OwnSource } from '../../../../src/contract/sources/own-sources.ts'
import { clockTime } from '../../../../src/rules/shared/time/formats.ts'
import { reasonWords } from '../../../../src/rules/sources/own/failure.ts'
import { stateWords, troubleWords } from '../../../../src/rules/sources/own/state-words.ts'
import {
  failedWords,
  foundWords,
  knownWords,
  nameOf,
  publisherOf,
  shortAddress,
  standingWords,
} from '../../../../src/rules/sources/own/words.ts'
import { source } from './own-scene.ts'

const NOW = '2026-11-30T10:03:20.000Z'
const NEXT = '2026-11-30T10:09:00.000Z'
const never = { succeededAt: null, items: 0 }

describe('a source in words', () => {
  it.each<[string, Partial<OwnSource>]>([
    ['Read 3 minutes ago, 40 headlines', {}],
    ['Read just now, 1 headline', { succeededAt: NOW, items: 1 }],
    ['1,200 headlines', { succeededAt: null, items: 1200 }],
    ['Paused', { state: 'off', isOn: false }],
    ['Gone: its server says that it is gone for good', { state: 'gone' }],
    ['Not read yet', { state: 'waiting', ...never }],
    ['Being read…', { state: 'asking' }],
    ['Failing, last read 3 minutes ago', { state: 'failing' }],
    ['Failing, never read', { state: 'failing', ...never }],
  ])('SRC-05 is said to be so: %s', (words, how) => {
    expect(stateWords(source('fed', how), NOW)).toBe(words)
  })

  it('SRC-05 says what is wrong with it, when it is tried again, where it has moved and what was repaired', () => {
    const failing = source('fed', {
      ...{ state: 'failing', trouble: 'Its server answers with 500.', nextAt: NEXT },
      ...{ movedTo: 'https://new.example/', problems: ['Read with 1 repair: a tag was closed.'] },
    })
    expect([troubleWords(failing), troubleWords(source('fed', { nextAt: NEXT }))]).toEqual([
      [
        'Its server answers with 500.',
        `Next try at ${clockTime(NEXT)}.`,
        'It has moved to https://new.example/',
        'Read with 1 repair: a tag was closed.',
      ],
      [],
    ])
  })

  it('SRC-05 is called as the user calls it, else by its title, else by its address', () => {
    const plain = source('fed', { title: '', address: 'https://www.fed.example/feeds/all.xml?a=b' })
    const names = [{ ...plain, name: 'Fed', title: 'The Fed' }, { ...plain, title: 'The Fed' }, plain]
    expect([names.map(nameOf), names.map(publisherOf), shortAddress('http://fed.example/')]).toEqual([
      ['Fed', 'The Fed', 'fed.example/feeds/all.xml?a=b'],
      ['Fed', 'The Fed', plain.address],
      'fed.example',
    ])
  })

  it('SRC-05 says where it stands in its folder', () => {
    const all = [source('a'), source('b', { folder: 'Banks' }), source('c')]
    expect([standingWords(all, 'c'), standingWords(all, 'none')]).toEqual(['“The c” is 2 of 2.', ''])
  })
})

describe('what is at an address', () => {
  const found = (count: number, knownTo: 'user' | 'installation' | null = null) => ({
    ...{ address: 'https://fed.example/', title: '', count, items: [], problems: [], knownTo },
  })

  it('SRC-06 says how many headlines it has', () => {
    expect([0, 1, 40].map((count) => foundWords(found(count)))).toEqual([
      'No headlines yet',
      '1 headline',
      '40 headlines',
    ])
  })

  it('SRC-06 says who has it already', () => {
    expect([found(1), found(1, 'user'), found(1, 'installation')].map(knownWords)).toEqual([
      '',
      'You have this source already.',
      'Everybody has this source already: its headlines are in all feeds.',
    ])
  })
})

describe('a failure in words', () => {
  const body = { code: 'known', message: 'You have this source already.' }

  it.each<[string, unknown]>([
    ['You have this source already.', new Failure('refused', 409, body)],
    ['Something went wrong. Please try again.', new Failure('refused', 409, 'no problem')],
    ['Something went wrong. Please try again.', new TypeError('x')],
    ['The server cannot be reached. Please try again.', new Failure('silent')],
    ['Something went wrong on our side. Please try again in a moment.', new Failure('refused', 500, body)],
    [
      'Too many tries. Please try again in 12 s.',
      new Failure('refused', 429, { code: 'slow-down', message: 'Slow down.' }, { retryAfterSeconds: 12 }),
    ],
  ])('SRC-05 SRC-06 has the reason: %s', (words, error) => {
    expect(reasonWords(error)).toBe(words)
  })

  it('SRC-05 says what was tried with which source', () => {
    const kinds = ['named', 'switched', 'read', 'removed', 'arranged', 'restored'] as const
    expect(kinds.map((kind) => failedWords({ kind, id: 'fed' } as Parameters<typeof failedWords>[0], 'Fed'))).toEqual([
      '“Fed” could not be renamed.',
      '“Fed” could not be paused or resumed.',
      '“Fed” could not be read now.',
      '“Fed” could not be removed.',
      '“Fed” could not be moved.',
      '“Fed” could not be brought back as it was.',
    ])
  })
})
