import { pageVisits } from '../look/page-states.ts'
import { testVisits } from '../look/test-visits.ts'

testVisits(pageVisits)
