import type { TopicWords } from './shared/topic-words.ts'

export const crypto: TopicWords = {
  topic: 'CRYPTO',
  says: [
    'tokenized|tokenised',
    'staking',
    'perpetual futures',
    'Chainlink|Polkadot',
    'decentralized exchange|exchanges|finance',
    `bitcoin|ether|ethereum|Ethereum|solana|dogecoin|XRP|BTC|ETH|litecoin|cardano|tether|memecoin|
        memecoins|stablecoin|stablecoins|altcoin|altcoins`,
    'Solana|Ripple|Binance|Tether',
    'crypto|cryptocurrency|cryptocurrencies|blockchain|NFT|NFTs|defi|DeFi',
    'crypto-asset|crypto-assets',
    'digital asset|assets|token|tokens|currency',
    'coin|token offering',
  ],
  hints: ['token|tokens', 'mining', 'wallet|wallets', 'coin'],
}
