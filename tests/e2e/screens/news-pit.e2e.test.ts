import { pitVisits } from '../look/pit-states.ts'
import { testVisits } from '../look/test-visits.ts'

testVisits(pitVisits)
