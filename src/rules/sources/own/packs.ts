import type { OwnSourceCreation } from '../../../contract/sources/own-sources.ts'

/** `terms`: whose they are and what may be done with them, as far as that is known. */
type PackSource = { name: string; address: string; terms: string }
export type Pack = { name: string; sources: readonly PackSource[] }

const UNITED_STATES = 'A work of the US government'
const PUBLISHER = 'Terms of its publisher'

/**
 * SRC-08: sources to begin with, by what they are about. All are in English. The addresses are those that their publishers give; none has been read from where Market Flux is
 * made.
 */
export const packs: readonly Pack[] = [
  {
    name: 'US economy',
    sources: [
      { name: 'Bureau of Economic Analysis', address: 'https://apps.bea.gov/rss/rss.xml', terms: UNITED_STATES },
      { name: 'Bureau of Labor Statistics', address: 'https://www.bls.gov/feed/bls_latest.rss', terms: UNITED_STATES },
      {
        name: 'Census Bureau: economic indicators',
        address: 'https://www.census.gov/economic-indicators/indicator.xml',
        terms: UNITED_STATES,
      },
      {
        name: 'Energy Information Administration',
        address: 'https://www.eia.gov/rss/todayinenergy.xml',
        terms: UNITED_STATES,
      },
    ],
  },
  {
    name: 'Central banks',
    sources: [
      {
        name: 'Federal Reserve: press releases',
        address: 'https://www.federalreserve.gov/feeds/press_all.xml',
        terms: UNITED_STATES,
      },
      {
        name: 'Federal Reserve: speeches',
        address: 'https://www.federalreserve.gov/feeds/speeches.xml',
        terms: UNITED_STATES,
      },
      { name: 'European Central Bank', address: 'https://www.ecb.europa.eu/rss/press.html', terms: PUBLISHER },
      { name: 'Bank of England', address: 'https://www.bankofengland.co.uk/rss/news', terms: PUBLISHER },
      {
        name: 'Bank of Canada',
        address: 'https://www.bankofcanada.ca/content_type/press-releases/feed/',
        terms: PUBLISHER,
      },
      { name: 'Bank of Japan', address: 'https://www.boj.or.jp/en/rss/whatsnew.xml', terms: PUBLISHER },
      {
        name: 'Reserve Bank of Australia',
        address: 'https://www.rba.gov.au/rss/rss-cb-media-releases.xml',
        terms: PUBLISHER,
      },
      {
        name: "Central bankers' speeches (BIS)",
        address: 'https://www.bis.org/doclist/cbspeeches.rss',
        terms: PUBLISHER,
      },
    ],
  },
  {
    name: 'Filings and halts',
    sources: [
      { name: 'SEC: press releases', address: 'https://www.sec.gov/news/pressreleases.rss', terms: UNITED_STATES },
      {
        name: 'SEC: 8-K filings',
        address: 'https://www.sec.gov/cgi-bin/browse-edgar?action=getcurrent&type=8-K&count=40&output=atom',
        terms: UNITED_STATES,
      },
      { name: 'CFTC: press releases', address: 'https://www.cftc.gov/RSS/RSSGP/rssgp.xml', terms: UNITED_STATES },
      {
        name: 'Nasdaq: trading halts',
        address: 'https://www.nasdaqtrader.com/rss.aspx?feed=tradehalts',
        terms: PUBLISHER,
      },
    ],
  },
  {
    name: 'Europe',
    sources: [
      { name: 'ECB: press', address: 'https://www.ecb.europa.eu/rss/press.html', terms: PUBLISHER },
      { name: 'ECB: statistics', address: 'https://www.ecb.europa.eu/rss/statpress.html', terms: PUBLISHER },
      { name: 'Bank of England: news', address: 'https://www.bankofengland.co.uk/rss/news', terms: PUBLISHER },
      {
        name: 'Bank of England: publications',
        address: 'https://www.bankofengland.co.uk/rss/publications',
        terms: PUBLISHER,
      },
    ],
  },
  {
    name: 'Crypto',
    sources: [
      { name: 'CoinDesk', address: 'https://www.coindesk.com/arc/outboundfeeds/rss/', terms: PUBLISHER },
      { name: 'Cointelegraph', address: 'https://cointelegraph.com/rss', terms: PUBLISHER },
      { name: 'Decrypt', address: 'https://decrypt.co/feed', terms: PUBLISHER },
    ],
  },
  {
    name: 'Wires',
    sources: [
      {
        name: 'GlobeNewswire: public companies',
        address:
          'https://www.globenewswire.com/RssFeed/orgclass/1/feedTitle/GlobeNewswire%20-%20News%20about%20Public%20Companies',
        terms: PUBLISHER,
      },
      {
        name: 'PR Newswire: financial services',
        address:
          'https://www.prnewswire.com/rss/financial-services-latest-news/financial-services-latest-news-list.rss',
        terms: PUBLISHER,
      },
    ],
  },
]

/** The sources of a pack as they are added: in a folder that is called like it. */
export const sourcesOf = ({ name, sources }: Pack): readonly OwnSourceCreation[] =>
  sources.map((source) => ({ address: source.address, name: source.name, folder: name }))
