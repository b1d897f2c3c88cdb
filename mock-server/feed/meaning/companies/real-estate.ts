import type { Industries } from './industries.ts'

export const realEstate: Industries = {
  'Data Center REITs': [
    ['DLR', 'Digital Realty'],
    ['EQIX', 'Equinix'],
  ],
  'Diversified REITs': [['WPC', 'W. P. Carey', 'W.P. Carey']],
  'Health Care REITs': [
    ['DOC', 'Healthpeak'],
    ['VTR', 'Ventas'],
    ['WELL', 'Welltower'],
    ['OHI', 'Omega Healthcare'],
  ],
  'Hotel & Resort REITs': [
    ['HST', 'Host Hotels'],
    ['VICI', 'Vici Properties', 'VICI Properties'],
    ['PK', 'Park Hotels'],
    ['APLE', 'Apple Hospitality'],
  ],
  'Industrial REITs': [
    ['PLD', 'Prologis'],
    ['REXR', 'Rexford Industrial'],
  ],
  'Multi-Family Residential REITs': [
    ['AVB', 'AvalonBay'],
    ['CPT', 'Camden Property'],
    ['EQR', 'Equity Residential'],
    ['ESS', 'Essex Property'],
    ['MAA', 'Mid-America Apartment'],
    ['UDR', 'UDR Inc'],
  ],
  'Office REITs': [
    ['ARE', 'Alexandria Real Estate'],
    ['BXP', 'BXP', 'Boston Properties'],
    ['VNO', 'Vornado'],
    ['SLG', 'SL Green'],
    ['ONL', 'Orion Office', 'Orion Properties'],
  ],
  'Other Specialized REITs': [
    ['IRM', 'Iron Mountain Inc', '~Iron Mountain'],
    ['LAMR', 'Lamar Advertising'],
  ],
  'Real Estate Services': [
    ['CBRE', 'CBRE'],
    ['CSGP', 'CoStar'],
    ['JLL', 'Jones Lang LaSalle', 'JLL'],
    ['COMP', 'Compass Inc'],
    ['OPEN', 'Opendoor'],
    ['CWK', 'Cushman & Wakefield'],
  ],
  'Retail REITs': [
    ['FRT', 'Federal Realty'],
    ['KIM', 'Kimco'],
    ['O', 'Realty Income'],
    ['REG', 'Regency Centers'],
    ['SPG', 'Simon Property'],
    ['MAC', 'Macerich'],
  ],
  'Self-Storage REITs': [
    ['EXR', 'Extra Space Storage'],
    ['PSA', 'Public Storage'],
    ['CUBE', 'CubeSmart'],
  ],
  'Single-Family Residential REITs': [
    ['INVH', 'Invitation Homes'],
    ['AMH', 'American Homes 4 Rent'],
  ],
  'Telecom Tower REITs': [
    ['AMT', 'American Tower'],
    ['CCI', 'Crown Castle'],
    ['SBAC', 'SBA Communications'],
  ],
  'Timber REITs': [
    ['WY', 'Weyerhaeuser'],
    ['RYN', 'Rayonier'],
  ],
  'Real Estate Development': [
    ['HHH', 'Howard Hughes Holdings'],
    ['', 'Evergrande'],
    ['', 'Country Garden'],
    ['', 'China Vanke', 'Vanke'],
  ],
}
