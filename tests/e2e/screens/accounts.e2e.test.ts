import { layerVisits } from '../look/layer-states.ts'
import { profileVisits } from '../look/profile-states.ts'
import { testVisits } from '../look/test-visits.ts'

testVisits([...profileVisits, ...layerVisits])
