import { feedVisits } from '../look/terminal-states.ts'
import { testVisits } from '../look/test-visits.ts'

testVisits(feedVisits)
