import type { TopicWords } from './shared/topic-words.ts'

export const crypto: TopicWords = {
  topic: 'CRYPTO',
  says: [
    'SUI|SOL|BNB|ADA|DOGE|HYPE|LTC|AVAX|LINK token|tokens|price|treasury|rallies|bears|bulls|drops|falls|surges|jumps|ETF',
    'RWA|RWAs',
    'token|tokens rallies|drops|surges|falls|jumps|slides|sale|treasury',
    'altcoins',
    'hashrate',
    'on-chain|onchain',
    'DEX',
    'Bakkt|Coinbase|Kraken|BitMine',
    'Satoshi',
    'crypto-treasury',
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
  hints: ['treasury', 'staking', 'token|tokens', 'mining', 'wallet|wallets', 'coin'],
}
