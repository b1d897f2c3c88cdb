import type { TopicWords } from './shared/topic-words.ts'

export const commodities: TopicWords = {
  topic: 'COMMODITIES',
  never: ['lumber liquidators'],
  says: [
    'sugar|sweeteners|cane',
    'cattle|livestock',
    'coffee stock|prices|beans',
    'diamond|diamonds',
    'coal',
    'farm demand|markets|income|exports|goods',
    'arabica|robusta',
    `coffee|cocoa|wheat|corn|rice|sugar|grain|oat|soy|beef|egg|feed costs|outlook|bill|belt|prices|price|
        exports|output|supply|futures|shortage`,
    `wheat|corn|soybean|soybeans|cocoa|coffee|sugar|cotton|cattle|hogs|rice|palm|lumber|oats|orange|
        grain|grains|rubber futures|prices|price|harvest|crop|crops|exports|imports|slumps|rallies|falls|
        rises|jumps|slips|drops|gains|climbs|hits|stays|supplies|supply|growers|farmers|market|tariff|
        tariffs|oil|juice|traders|planting|output|tumbles|surges`,
    'commodity|commodities',
    'agricultural|farm commodities|products|exports',
    'crop|crops|harvest|harvests',
    'egg|beef|pork|milk|butter prices|supply|supplies|exports',
    'USDA',
    'lumber',
    'Baltic dry',
    'growers return|plant|switch',
    'Baltic index',
    'Baltic Dry',
    'dry bulk',
    'soybeans|soybean',
    'cocoa',
    'grains',
    'uranium prices|price|market',
  ],
  hints: [
    'growers',
    'harvest',
    'seed',
    'fertilizer',
    'crops',
    'farm',
    'wheat',
    'corn',
    'coffee',
    'sugar',
    'cotton',
    'eggs',
    'beef',
    'farmers|growers',
    'supply|supplies',
    'bird flu',
    'acreage',
    'cattle',
    'bushel',
  ],
  pairs: [
    [
      'tariff|tariffs|duty|duties|shortage',
      'coffee|beef|wheat|corn|soybeans|soybean|sugar|cocoa|cotton|pork|bananas|lumber',
    ],
  ],
}
