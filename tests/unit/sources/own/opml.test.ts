import { describe, expect, it } from 'vitest'
import { isOpml, opmlSources } from '../../../../src/rules/sources/own/opml.ts'
import { opmlOf } from '../../../../src/rules/sources/own/written.ts'
import { source } from './own-scene.ts'

const at = (address: string, name = '', folder = '') => ({ address, name, folder })
const read = (body: string) => opmlSources(`<opml version="2.0"><body>${body}</body></opml>`)

describe('an OPML list', () => {
  it('SRC-07 gives addresses, names and folders, folders in folders too', () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE opml SYSTEM "http://opml.example/opml.dtd">
<!-- <outline xmlUrl="https://comment.example/"/> -->
<opml version="1.0"><head><title>Mine</title></head><body>
  <outline text="Top" type="rss" xmlUrl="https://top.example/rss"/>
  <outline text="Banks" title="Banks">
    <outline text="Fed" title="The Fed" type="rss" xmlUrl="https://fed.example/all.xml" htmlUrl="https://fed.example/"></outline>
    <outline text="Europe">
      <outline title="ECB" xmlUrl='https://ecb.example/?a=1&amp;b=2'/>
    </outline>
  </outline>
  <outline text="Last" xmlUrl="https://last.example/"/>
</body></opml>`
    expect(opmlSources(text)).toEqual({
      sources: [
        at('https://top.example/rss', 'Top'),
        at('https://fed.example/all.xml', 'Fed', 'Banks'),
        at('https://ecb.example/?a=1&b=2', 'ECB', 'Banks / Europe'),
        at('https://last.example/', 'Last'),
      ],
      unfit: 0,
    })
  })

  it.each<[string, string, ReturnType<typeof at>[]]>([
    [
      'entities',
      '<outline text="A &#38; B &#x3c;&lt; &eacute; &NBSP;x&#0;" xmlUrl="https://a.example/"/>',
      [at('https://a.example/', 'A & B << &eacute; x&#0;')],
    ],
    [
      'a bare & and a <',
      '<outline text="A & B" xmlUrl="https://a.example/?x=1&y=2"/>',
      [at('https://a.example/?x=1&y=2', 'A & B')],
    ],
    ['a > in a name', '<outline text="A > B" xmlUrl="https://a.example/"/>', [at('https://a.example/', 'A > B')]],
    [
      'names over several lines',
      '<outline\n text="A\n   B"\n xmlUrl=" https://a.example/ "\n/>',
      [at('https://a.example/', 'A B')],
    ],
    ['other letters of tags', '<OUTLINE TEXT=A XMLURL=https://a.example/b/>', [at('https://a.example/b', 'A')]],
    [
      'quotes that are not closed',
      '<outline text="A xmlUrl=https://x/><outline text="B" xmlUrl="https://b.example/"/>',
      [at('https://x'), at('https://b.example/', 'B')],
    ],
    [
      'an end that is missing',
      '<outline text="F"><outline text="A" xmlUrl="https://a.example/"/>',
      [at('https://a.example/', 'A', 'F')],
    ],
    [
      'ends that are too many',
      '</outline></outline><outline text="A" xmlUrl="https://a.example/"/>',
      [at('https://a.example/', 'A')],
    ],
    [
      'a feed in a feed',
      '<outline text="A" xmlUrl="https://a.example/"><outline text="B" xmlUrl="https://b.example/"/></outline>',
      [at('https://a.example/', 'A'), at('https://b.example/', 'B')],
    ],
    [
      'addresses that begin with feed:',
      '<outline xmlUrl="feed://a.example/"/><outline xmlUrl="feed:https://b.example/"/>',
      [at('http://a.example/'), at('https://b.example/')],
    ],
    [
      'an address twice',
      '<outline text="A" xmlUrl="https://a.example/"/><outline text="B" xmlUrl="https://a.example/"/>',
      [at('https://a.example/', 'A')],
    ],
    [
      'an empty address',
      '<outline text="F" xmlUrl=""><outline xmlUrl="https://a.example/"/></outline>',
      [at('https://a.example/', '', 'F')],
    ],
    ['no outline', '', []],
  ])('SRC-07 with %s is read', (_, body, sources) => {
    expect(read(body)).toEqual({ sources, unfit: 0 })
  })

  it('SRC-07 leaves out addresses that are none of the web or too long, and counts them', () => {
    const long = `https://a.example/${'x'.repeat(2000)}`
    const addresses = [
      'javascript:alert(1)',
      'ftp://a.example/',
      'https:///',
      long,
      `https://a.example/${'x'.repeat(1982)}`,
    ]
    expect(read(addresses.map((address) => `<outline xmlUrl="${address}"/>`).join(''))).toEqual({
      sources: [at(addresses[4] ?? '')],
      unfit: 4,
    })
  })

  it('SRC-07 has names and folders no longer than a source may have, without half a sign', () => {
    const body = `<outline text="${'f'.repeat(60)}"><outline text="${'g'.repeat(60)}"><outline text="${'n'.repeat(99)}😀" xmlUrl="https://a.example/"/></outline></outline>`
    expect(read(body).sources).toEqual([
      at('https://a.example/', 'n'.repeat(99), `${'f'.repeat(60)} / ${'g'.repeat(37)}`),
    ])
  })

  it('SRC-07 is known from other files by its tags', () => {
    expect(['<opml>', 'x <OUTLINE a>', '<rss>', 'opml'].map(isOpml)).toEqual([true, true, false, false])
  })

  it('SRC-07 of a megabyte without an end is read in no time', () => {
    const started = performance.now()
    const texts = ['<outline ', '<outline text="', "<outline a='b", '<!--', '<outline a=b '].map((part) =>
      part.repeat(1_000_000 / part.length),
    )
    expect(texts.map((text) => opmlSources(text).sources.length)).toEqual([0, 0, 0, 0, 0])
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

describe('the list that is exported', () => {
  it('SRC-07 is well-formed, with folders in folders, and read again as it was', () => {
    const mine = [
      source('a', { name: 'A & <B> "C" \u0007', address: 'https://a.example/?x=1&y=2' }),
      source('b', { name: 'B', title: '', folder: 'Banks / Europe' }),
      source('c', { folder: 'Banks' }),
      source('d', { title: '', address: 'https://www.d.example/' }),
    ]
    const text = opmlOf(mine)
    expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
  <head>
    <title>Sources of Market Flux</title>
  </head>
  <body>
    <outline type="rss" text="A &amp; &lt;B&gt; &quot;C&quot; " title="The a" xmlUrl="https://a.example/?x=1&amp;y=2"/>
    <outline type="rss" text="d.example" xmlUrl="https://www.d.example/"/>
    <outline text="Banks">
      <outline type="rss" text="The c" title="The c" xmlUrl="https://c.example/feed"/>
      <outline text="Europe">
        <outline type="rss" text="B" xmlUrl="https://b.example/feed"/>
      </outline>
    </outline>
  </body>
</opml>
`)
    expect(opmlSources(text).sources).toEqual([
      at('https://a.example/?x=1&y=2', 'A & <B> "C"'),
      at('https://www.d.example/', 'd.example'),
      at('https://c.example/feed', 'The c', 'Banks'),
      at('https://b.example/feed', 'B', 'Banks / Europe'),
    ])
  })
})
