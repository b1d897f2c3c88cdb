import { expect, it } from 'vitest'

import { type Changes, changesOf, ofKeepers, type Step, send } from './scene.ts'

it.each<[string, Step[], Changes]>([
  [
    'LEG-04 FED-16 what is seen is kept once it is allowed',
    [send('consent', 'all.allowed')],
    {
      consent: { consent: { functionality: true, thirdParty: true }, isDecided: true, state: 'settled' },
      heatmapEmbed: { state: 'allowed.resting' },
      ...ofKeepers({ mayKeep: true, state: 'allowed.recalling' }, 'recallList'),
      player: { isAllowed: true, frame: 2, state: 'empty' },
      tapeEmbed: { state: 'allowed.resting' },
      timelineEmbed: { state: 'allowed.resting' },
      'consent sends to keepConsent': [{ type: 'consent.decided', consent: { functionality: true, thirdParty: true } }],
      reports: ['consent consent.changed'],
    },
  ],
  [
    'LEG-04 FED-16 what was seen is forgotten when it is allowed no longer',
    [send('consent', 'all.allowed'), send('consent', 'necessary.kept')],
    {
      consent: { consent: { functionality: false, thirdParty: false } },
      heatmapEmbed: { state: 'waitingForConsent' },
      ...ofKeepers({ mayKeep: false, state: 'forgetting' }, 'forgetLists'),
      player: { isAllowed: false, frame: 3, state: 'still' },
      tapeEmbed: { state: 'waitingForConsent' },
      timelineEmbed: { state: 'waitingForConsent' },
      'consent sends to keepConsent': [
        { type: 'consent.decided', consent: { functionality: false, thirdParty: false } },
      ],
      reports: ['consent consent.changed'],
    },
  ],
])('%s', (_, steps, changes) => {
  expect(changesOf(...steps)).toEqual(changes)
})
