/** Vocabulary of a trade that is evidence for one of its companies (by industry or by ticker) where the name alone is not enough. */
export const industryHints: Readonly<Record<string, string>> = {
  'Apparel Retail': 'denim clothing apparel',
  'Automobile Manufacturers':
    'recall recalls pickup pickups truck trucks suv suvs ev evs vehicle vehicles mustang bronco hybrid',
  'Consumer Staples Merchandise Retail': 'shoppers stores toys retailer circle',
  'Hotels, Resorts & Cruise Lines': 'cruise cruises ship ships bookings',
  'Passenger Airlines':
    'passengers tarmac pilot furlough furloughs cabin flight flights fare fares airline airport pilots capacity route routes seating jet jets carrier bags',
  'Property & Casualty Insurance': 'insurer insurance catastrophe premiums underwriting policyholders',
  Semiconductors: 'chip chips foundry',
  'Technology Hardware, Storage & Peripherals': 'encryption iphone ipad mac macbook siri app ios',
  'Interactive Media & Services': 'ads advertising ai social glasses',
  'Integrated Oil & Gas': 'oil gas lng refinery drilling crude',
  'Transaction & Payment Processing Services': 'payments card cards merchants fintech',
  'Application Software': 'cloud software ai',
  'Broadline Retail': 'warehouse warehouses prime delivery aws alexa',
  Restaurants: 'menu burgers diners',
  Pharmaceuticals: 'drug obesity insulin trial',
  MSTR: 'bitcoin btc',
}
